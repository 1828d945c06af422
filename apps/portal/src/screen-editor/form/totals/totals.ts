import type { Fields } from "@portico/contract";
import type { ScreenTotal } from "@portico/portal-config";
import { totalsMessages } from "../../../messages/lists.ts";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { isJsonObject, type JsonObject, propertyOf, textOf } from "../document/document.ts";

const texts = screenEditorMessages.form.totals;

/** A total that can be ticked. */
export interface AvailableTotal {
  readonly id: string;
  /** Its default label. */
  readonly label: string;
  /** A short description. */
  readonly about: string;
  readonly declared: ScreenTotal;
}

/** The totals of a list: how many rows there are, and the sum of each field that can be summed up. */
export function availableTotals(fields: Fields): readonly AvailableTotal[] {
  const sums = Object.entries(fields).filter(([, { summable }]) => summable === true);
  return [
    {
      id: "records",
      label: totalsMessages.records,
      about: texts.records,
      declared: { of: "records" },
    },
    ...sums.map(([field, { label }]): AvailableTotal => {
      return { id: `sum ${field}`, label, about: texts.sum, declared: { of: "sum", field } };
    }),
  ];
}

/** A declared total with its key; undefined if the form does not support it. */
export function readTotal(
  raw: unknown,
): { readonly id: string; readonly properties: JsonObject } | undefined {
  if (!isJsonObject(raw)) return undefined;
  const [of, field, path] = ["of", "field", "path"].map((keyword) => textOf(propertyOf(raw, keyword)));
  switch (of) {
    case "records":
      return { id: of, properties: raw };
    case "sum":
      return field ? { id: `sum ${field}`, properties: raw } : undefined;
    case "answer":
      return path ? { id: `answer ${path}`, properties: raw } : undefined;
    default:
      return undefined;
  }
}
