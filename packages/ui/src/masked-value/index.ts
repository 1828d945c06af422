export { MaskedValue, type MaskedValueProps } from "./masked-value.js";
export type { RevealValue } from "./use-revealed-value.js";
