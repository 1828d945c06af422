import type { Field } from "@portico/contract";
import { moveEntry } from "@portico/ui/ordered-list";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { PickList } from "../controls/pick-list.tsx";
import type { PickedEntry } from "../controls/picked-row.tsx";
import { uniqueIds } from "../controls/unique-ids.ts";
import { propertyOf, textOf } from "../document/document.ts";
import { useScreenForm } from "../document/screen-form.tsx";
import { EntryDetails } from "../keywords/entry-details.tsx";
import { shownPaths } from "../keywords/keyword-values.ts";
import { entryType } from "../keywords/screen-keyword.ts";
import {
  type DeclaredColumn,
  defaultColumn,
  fieldsToShow,
  formatOf,
  isColored,
  readColumn,
  typedOf,
} from "./columns.ts";

const columnTexts = screenEditorMessages.form.columns;
const texts = screenEditorMessages.form;
const firstKeywords = ["header", "format", "width", "group", "empty", "hidden", "masked", "tones", "access"];

/** Props of `ColumnList`. */
export interface ColumnListProps {
  /** The path of the columns in the document: `columns`. */
  path: string;
  columns: readonly unknown[];
  /** Other columns whose fields are not offered again. @default none */
  beside?: readonly unknown[];
  labels: { readonly list: string; readonly more: string; readonly none: string };
  onChange: (columns: readonly unknown[]) => void;
}

/** Columns to tick, order and describe. */
export function ColumnList({ path, columns, beside = [], labels, onChange }: ColumnListProps) {
  const { endpoint, listId, screens } = useScreenForm();
  const fields = endpoint?.fields ?? {};
  const ticked = [...columns, ...beside].map((raw) => readColumn(raw)?.field);
  const offers = fieldsToShow(fields)
    .filter((name) => !ticked.includes(name))
    .map((name) => ({
      id: name,
      label: fields[name]?.label ?? name,
      isPersonal: fields[name]?.sensitive !== undefined,
    }));
  const ids = uniqueIds(
    columns.map((raw, index) => readColumn(raw)?.field ?? texts.unsupported.entryName(index + 1)),
  );
  const picked = columns.map((raw, index): PickedEntry => {
    const column = readColumn(raw);
    const at = `${path}[${index}]`;
    const id = ids[index] ?? at;
    if (!column) {
      const unsupported = texts.unsupported.entry(index + 1);
      return { id, label: texts.unsupported.entryName(index + 1), path: at, unsupported };
    }
    const field = Object.hasOwn(fields, column.field) ? fields[column.field] : undefined;
    if (!field) return { id, label: column.field || texts.columns.unnamed, path: at };
    const label = textOf(propertyOf(column.properties, "header")) || field.label;
    return {
      id,
      label,
      path: at,
      about: describeColumn(column, field),
      isPersonal: field.sensitive !== undefined,
      editLabel: texts.columns.edit(label),
      shown: shownPaths(entryType("columns"), column.properties, at),
      details: (
        <EntryDetails
          list="columns"
          path={at}
          value={column.properties}
          first={firstKeywords}
          hidden={isColored(column, field) ? ["field"] : ["field", "tones"]}
          hints={{ header: texts.columns.headerHint(field.label) }}
          onChange={(next) => onChange(columns.with(index, next))}
        />
      ),
    };
  });
  return (
    <PickList
      label={labels.list}
      moreLabel={labels.more}
      none={labels.none}
      picked={picked}
      offers={offers}
      onPick={({ id }) => onChange([...columns, defaultColumn(id, listId, screens)])}
      onDrop={({ index }) => onChange(columns.toSpliced(index, 1))}
      onMove={({ from, to }) => onChange(moveEntry(columns, from, to))}
    />
  );
}

/** A short summary of a column: `day · 120 pixels · hidden at first`. */
function describeColumn(column: DeclaredColumn, field: Field): string {
  const format = formatOf(column, field);
  const width = typedOf(column, "width");
  const declared = [
    format === "special" ? columnTexts.customFormat : columnTexts.formats[format ?? field.format ?? "text"],
    width && columnTexts.pixels(width),
    propertyOf(column.properties, "hidden") === true && columnTexts.hidden.toLocaleLowerCase(),
    propertyOf(column.properties, "masked") === true && columnTexts.masked.toLocaleLowerCase(),
    propertyOf(column.properties, "access") !== undefined && columnTexts.limited.toLocaleLowerCase(),
  ];
  return declared.filter(Boolean).join(" · ");
}
