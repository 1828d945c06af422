export { type ComparedPart, Comparison, type ComparisonProps } from "./comparison.js";
