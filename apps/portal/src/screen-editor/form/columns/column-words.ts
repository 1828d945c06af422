import type { Field } from "@portico/contract";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { wordOf } from "../document.ts";
import { formatOf, type SaidColumn, typedOf } from "./columns.ts";

const texts = screenEditorMessages.form.columns;

/** What is said of a column, in a few words: `day · 120 pixels · hidden at first`. */
export function aboutColumn(column: SaidColumn, field: Field): string {
  const format = formatOf(column, field);
  const width = typedOf(column, "width");
  const said = [
    format === "special" ? texts.special : texts.formats[format ?? field.format ?? "text"],
    width && texts.pixels(width),
    wordOf(column.words, "hidden") === true && texts.hidden.toLocaleLowerCase(),
    wordOf(column.words, "masked") === true && texts.masked.toLocaleLowerCase(),
    wordOf(column.words, "access") !== undefined && texts.some.toLocaleLowerCase(),
  ];
  return said.filter(Boolean).join(" · ");
}
