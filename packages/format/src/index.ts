export {
  type CardBrand,
  cardBrand,
  cardDigits,
  formatCardBrand,
  formatCardEnd,
  formatCardNumber,
  formatExpiry,
} from "./card.js";
export { brandScale, contrast, isHexColor, minTextContrast, type ScaleStep } from "./color.js";
export {
  type DateInput,
  formatDate,
  formatDateAt,
  formatDateTime,
  formatDateTimeUs,
  type MomentOptions,
} from "./date.js";
export { escapeFormula, escapeFormulas, unescapeFormulas } from "./escape-formula.js";
export { isBlank } from "./is-blank.js";
export { isoDay } from "./iso-day.js";
export {
  formatFileSize,
  formatMoney,
  formatNumber,
  formatPercent,
  type NumberInput,
} from "./number.js";
export { type NumberMarks, numberMarks } from "./number-marks.js";
export { type DayOrder, fullYear, parseDay } from "./parse-day.js";
export {
  type DecimalProblem,
  type DecimalRules,
  maxWholeDigits,
  type ParsedDecimal,
  parseDecimal,
} from "./parse-decimal.js";
export { type ParsedZip, parseCardNumber, parsePhone, parseSsn, parseZip } from "./parse-digits.js";
export { plainCharacters } from "./plain-characters.js";
export { formatPlanPrice } from "./plan-price.js";
export { formatPhone, formatSsn, formatYesNo, isPhone, truncate } from "./text.js";
