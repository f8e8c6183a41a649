/// The weights of text that is not Han where the caller brings none: those of live ICU, or the embedded ones where the
/// package is built without the trait `ICU`.
#if ICU
typealias DefaultRunWeights = ICURunWeights
#else
typealias DefaultRunWeights = EmbeddedRunWeights
#endif
