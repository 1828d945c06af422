import type { Field } from "@portico/contract";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { propertyOf } from "../document/document.ts";
import { type DeclaredColumn, formatOf, typedOf } from "./columns.ts";

const texts = screenEditorMessages.form.columns;

/** A short summary of a column: `day · 120 pixels · hidden at first`. */
export function describeColumn(column: DeclaredColumn, field: Field): string {
  const format = formatOf(column, field);
  const width = typedOf(column, "width");
  const declared = [
    format === "special" ? texts.customFormat : texts.formats[format ?? field.format ?? "text"],
    width && texts.pixels(width),
    propertyOf(column.words, "hidden") === true && texts.hidden.toLocaleLowerCase(),
    propertyOf(column.words, "masked") === true && texts.masked.toLocaleLowerCase(),
    propertyOf(column.words, "access") !== undefined && texts.limited.toLocaleLowerCase(),
  ];
  return declared.filter(Boolean).join(" · ");
}
