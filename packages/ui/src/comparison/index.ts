export type { ComparedPart, ComparedSide } from "./compared-part.js";
export { Comparison, type ComparisonProps } from "./comparison.js";
