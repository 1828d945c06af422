/** Whether a text says that there is no value, as programs write it: `N/A`, `none`, `-`. */
export function isNoValue(text: string): boolean {
  return /^(?:|[-–—.]+|n\/?a|#n\/a|none|null|nil|unknown|not (?:available|provided|given))$/i.test(text);
}
