import { type Contract, type Fields, labelOfFilter } from "@portico/endpoints";
import { rowFieldsOf } from "../check/calls.ts";
import { capital } from "./keywords.ts";
import { isRecord } from "./record.ts";

/** Returns the display name of a list entry. */
export type LabelOf = (keywords: readonly string[], value: unknown) => string;

/** Keywords with the name of an entry, the best first. */
const labelKeywords = ["header", "label", "title"];
const names = ["field", "filter", "from", "filters", "path", "id", "name", "of", "kind", "value"];

/** Names entries by their own labels, or by the contract's labels of their fields and filters. */
export function labelsOf(document: unknown, contract: Pick<Contract, "find">): LabelOf {
  const id = textIn(isRecord(document) ? document.endpoints : undefined, "list") ?? "";
  const found = contract.find(id);
  const list = found?.kind === "list" ? found : undefined;
  const detail = textIn(isRecord(document) ? document.detail : undefined, "endpoint");
  const rowFields = detail === undefined ? undefined : rowFieldsOf(detail, contract);

  const ofField = (name: string, fields: Fields | undefined) =>
    fields && Object.hasOwn(fields, name) ? fields[name]?.label : undefined;
  const ofFilter = (name: string) => {
    const filter = list && Object.hasOwn(list.filters, name) ? list.filters[name] : undefined;
    return filter && list && labelOfFilter(name, filter, list.fields);
  };

  return (keywords, value) => {
    if (typeof value === "number") return keywords.at(-1) === "pageSizes" ? `${value} rows` : `${value}`;
    if (typeof value === "string")
      return keywords.at(-1) === "permanentFilters" ? (ofFilter(value) ?? value) : value;
    const own = labelKeywords.map((keyword) => textIn(value, keyword)).find((text) => text !== undefined);
    if (own !== undefined) return own;
    const name = names.map((keyword) => textIn(value, keyword)).find((text) => text !== undefined);
    if (name === undefined) return "entry";
    const isFilter = keywords[0] === "filters";
    const known = isFilter
      ? ofFilter(name)
      : ofField(name, keywords[0] === "detail" ? rowFields : list?.fields);
    return known ?? (keywords[0] === "header" || keywords[0] === "footer" ? capital(name) : name);
  };
}

function textIn(value: unknown, keyword: string): string | undefined {
  if (!isRecord(value) || !Object.hasOwn(value, keyword)) return undefined;
  const text = value[keyword];
  if (Array.isArray(text)) return text.join(", ") || undefined;
  return typeof text === "string" && text !== "" ? text : undefined;
}
