import { type Fields, labelOfFilter } from "@portico/contract";
import { endpointOf, rowFieldsOf } from "../check/calls.ts";
import { isRecord } from "./record.ts";
import { capital } from "./words.ts";

/** What a document calls the entries of its lists. */
export type LabelOf = (words: readonly string[], value: unknown) => string;

/** Ways to call an entry, the best first. */
const said = ["header", "label", "title"];
const names = ["field", "filter", "from", "filters", "path", "id", "name", "of", "kind", "value"];

/** Calls entries by their own labels, else by what the contract calls their fields and filters. */
export function labelsOf(document: unknown): LabelOf {
  const id = textIn(isRecord(document) ? document.endpoints : undefined, "list") ?? "";
  const found = endpointOf(id);
  const list = found?.kind === "list" ? found : undefined;
  const detail = textIn(isRecord(document) ? document.detail : undefined, "endpoint");
  const rowFields = detail === undefined ? undefined : rowFieldsOf(detail);

  const ofField = (name: string, fields: Fields | undefined) =>
    fields && Object.hasOwn(fields, name) ? fields[name]?.label : undefined;
  const ofFilter = (name: string) => {
    const filter = list && Object.hasOwn(list.filters, name) ? list.filters[name] : undefined;
    return filter && list && labelOfFilter(name, filter, list.fields);
  };

  return (words, value) => {
    if (typeof value === "number") return words.at(-1) === "pageSizes" ? `${value} rows` : `${value}`;
    if (typeof value === "string")
      return words.at(-1) === "permanentFilters" ? (ofFilter(value) ?? value) : value;
    const own = said.map((word) => textIn(value, word)).find((text) => text !== undefined);
    if (own !== undefined) return own;
    const name = names.map((word) => textIn(value, word)).find((text) => text !== undefined);
    if (name === undefined) return "entry";
    const isFilter = words[0] === "filters";
    const known = isFilter ? ofFilter(name) : ofField(name, words[0] === "detail" ? rowFields : list?.fields);
    return known ?? (words[0] === "header" || words[0] === "footer" ? capital(name) : name);
  };
}

function textIn(value: unknown, word: string): string | undefined {
  if (!isRecord(value) || !Object.hasOwn(value, word)) return undefined;
  const text = value[word];
  if (Array.isArray(text)) return text.join(", ") || undefined;
  return typeof text === "string" && text !== "" ? text : undefined;
}
