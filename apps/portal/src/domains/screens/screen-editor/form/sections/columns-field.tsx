import type { Field, Fields } from "@portico/contract";
import { screenEditorMessages } from "../../../../../messages/screen-editor.ts";
import { fieldOf } from "../document/column-order.ts";
import { entriesOf, entryOf, type JsonObject, textOf } from "../document/document.ts";
import { endpointAt } from "../document/names.ts";
import { type FieldProps, useScreenForm } from "../document/screen-form.tsx";
import { type EntryDescription, EntryList } from "../fields/entry-list.tsx";
import { defaultColumn } from "./lists.ts";

const { columns: texts, personal } = screenEditorMessages.form;
const first = [
  "header",
  "format",
  "width",
  "priority",
  "group",
  "empty",
  "hidden",
  "masked",
  "tones",
  "access",
];

/** Columns of the list or of a column set, or fields of a detail: which of them, in which order, and how each is shown. */
export function ColumnsField(props: FieldProps) {
  const { path, value, onChange } = props;
  const form = useScreenForm();
  const { fields = {} } = endpointAt(path, form) ?? {};
  const isDetail = path.startsWith("detail");
  const shown = [...entriesOf(value), ...(isDetail ? [] : entriesOf(form.document.columns))].map(fieldOf);
  return (
    <EntryList
      {...props}
      isLabelHidden={path === "columns"}
      none={texts.none}
      describe={(column) => describeColumn(column, fields)}
      add={{
        label: isDetail ? texts.addField : texts.add,
        keepsFocus: true,
        options: fieldsToShow(fields)
          .filter(([name]) => !shown.includes(name))
          .map(([name, { label, sensitive }]) => ({
            value: name,
            label,
            description: sensitive && personal,
          })),
        onAdd: (name) => onChange([...entriesOf(value), isDetail ? name : defaultColumn(name, form.listId)]),
      }}
    />
  );
}

/** The fields that can be columns; ids and similar ones come last. */
function fieldsToShow(fields: Fields): readonly (readonly [name: string, field: Field])[] {
  const isTechnical = ([name, { format }]: readonly [string, Field]) => format === "id" || name === "version";
  return Object.entries(fields)
    .filter(([, field]) => !field.rows)
    .toSorted((a, b) => Number(isTechnical(a)) - Number(isTechnical(b)));
}

function describeColumn(column: JsonObject, fields: Fields): EntryDescription {
  const name = fieldOf(column);
  const field = entryOf(fields, name);
  if (!field) return { label: textOf(column.header) || name || texts.unnamed };
  const { format = field.format ?? "text", width, priority, hidden, masked, access, tones } = column;
  return {
    label: textOf(column.header) || field.label,
    about: [
      typeof format === "string" ? (entryOf<string>(texts.formats, format) ?? format) : texts.linkFormat,
      typeof width === "number" && texts.pixels(String(width)),
      typeof priority === "number" && texts.priority(priority),
      hidden === true && texts.hidden.toLocaleLowerCase(),
      masked === true && texts.masked.toLocaleLowerCase(),
      access !== undefined && texts.limited.toLocaleLowerCase(),
    ],
    isPersonal: field.sensitive !== undefined,
    first,
    hidden: format === "status" || tones !== undefined ? ["field"] : ["field", "tones"],
    hints: { header: texts.headerHint(field.label) },
  };
}

/** The sets of columns that users can switch between. */
export function ColumnSetsField(props: FieldProps) {
  return (
    <EntryList
      {...props}
      none={texts.variants.none}
      describe={(set) => ({
        label: textOf(set.label),
        about: [texts.variants.count(entriesOf(set.columns).length)],
        hidden: ["id"],
      })}
    />
  );
}
