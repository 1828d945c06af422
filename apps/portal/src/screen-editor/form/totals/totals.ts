import type { Fields } from "@portico/contract";
import type { ScreenTotal } from "@portico/portal-config";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { messages } from "../../../messages.ts";
import { isWords, textOf, type Words, withWord, wordOf } from "../document.ts";

const texts = screenEditorMessages.form.totals;

/** A total that can be ticked. */
export interface TotalOffer {
  readonly id: string;
  /** What it is called where a screen says nothing else. */
  readonly label: string;
  /** What it is, in a few words. */
  readonly about: string;
  readonly said: ScreenTotal;
}

/** The totals of a list: how many rows there are, and the sum of each field that can be summed up. */
export function totalOffers(fields: Fields): readonly TotalOffer[] {
  const sums = Object.entries(fields).filter(([, { summable }]) => summable === true);
  return [
    { id: "records", label: messages.summary.totals.records, about: texts.records, said: { of: "records" } },
    ...sums.map(([field, { label }]): TotalOffer => {
      return { id: `sum ${field}`, label, about: texts.sum, said: { of: "sum", field } };
    }),
  ];
}

/** A total of a document with what names it; undefined where it is none that the form understands. */
export function readTotal(raw: unknown): { readonly id: string; readonly words: Words } | undefined {
  if (!isWords(raw)) return undefined;
  const [of, field, path] = ["of", "field", "path"].map((word) => textOf(wordOf(raw, word)));
  switch (of) {
    case "records":
      return { id: of, words: raw };
    case "sum":
      return field ? { id: `sum ${field}`, words: raw } : undefined;
    case "answer":
      return path ? { id: `answer ${path}`, words: raw } : undefined;
    default:
      return undefined;
  }
}

/** The totals with a word of one of them saying something else. */
export function withTotalWord(
  totals: readonly unknown[],
  index: number,
  word: string,
  value: unknown,
): readonly unknown[] {
  const total = totals[index];
  return isWords(total) ? totals.with(index, withWord(total, word, value)) : totals;
}
