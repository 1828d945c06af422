export { type DateInput, formatDate, formatDateAt, formatDateTime, type MomentOptions } from "./date.js";
export {
  formatFileSize,
  formatMoney,
  formatMoneySpaced,
  formatNumber,
  formatPercent,
  type NumberInput,
} from "./number.js";
export { formatPhone, formatSsn, formatYesNo, truncate } from "./text.js";
