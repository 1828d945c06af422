import type { JsonObject } from "../document/document.ts";
import { KeywordFields } from "./keyword-field.tsx";
import { collapse } from "./keyword-values.ts";
import { entryType } from "./screen-keyword.ts";

/** Props of `EntryDetails`. */
export interface EntryDetailsProps {
  /** The keyword of the list: `columns`. */
  list: string;
  /** Where the entry is in the document: `columns[3]`. */
  path: string;
  value: JsonObject;
  /** The keywords that are shown first, in order. */
  first: readonly string[];
  /** Keywords that are not shown. */
  hidden: readonly string[];
  /** Hints that replace those of the keywords. */
  hints?: Readonly<Record<string, string>>;
  /** Called with the entry as the document has it. */
  onChange: (entry: unknown) => void;
}

/** The settings of an entry of one of the screen's lists. */
export function EntryDetails({ list, onChange, ...props }: EntryDetailsProps) {
  const type = entryType(list);
  return <KeywordFields {...props} type={type} onChange={(next) => onChange(collapse(type, next))} />;
}
