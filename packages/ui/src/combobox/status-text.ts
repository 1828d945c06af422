import type { ComboboxMessages } from "../messages/combobox-messages.js";

/** Returns the announcement of a search's state. */
export function statusText(
  status: "loading" | "loaded" | "failed",
  count: number,
  texts: ComboboxMessages["combobox"],
): string {
  if (status === "loading") return texts.loading;
  if (status === "failed") return `${texts.failed} ${texts.retry}: Enter`;
  return count === 0 ? texts.noMatches : texts.results(count);
}
