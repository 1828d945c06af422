import type { Field } from "@portico/contract";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { isJsonObject, type JsonObject, listOf, propertyOf, textOf } from "../document/document.ts";
import { type KeywordFieldProps, useScreenForm } from "../document/screen-form.tsx";
import { type EntryDescription, EntryList } from "../keywords/entry-list.tsx";
import { endpointAt } from "../keywords/names.ts";
import { defaultColumn, fieldsToShow, isColored } from "./columns.ts";

const { columns: texts, personal } = screenEditorMessages.form;
const first = ["header", "format", "width", "group", "empty", "hidden", "masked", "tones", "access"];

/** Columns of the list or of a column set, or fields of a detail: which of them, in which order, and how each is shown. */
export function ColumnsField(props: KeywordFieldProps) {
  const { path, value, onChange } = props;
  const form = useScreenForm();
  const { fields = {} } = endpointAt(path, form) ?? {};
  const columns: readonly unknown[] = Array.isArray(value) ? value : [];
  const isDetail = path.startsWith("detail");
  const shown = [...columns, ...(isDetail ? [] : (listOf(form.document, "columns") ?? []))].map(fieldOf);
  const free = fieldsToShow(fields).filter((name) => !shown.includes(name));
  return (
    <EntryList
      {...props}
      isLabelHidden={path === "columns"}
      none={texts.none}
      describe={(column) => describeColumn(column, fields)}
      offers={{
        label: isDetail ? texts.addField : texts.add,
        options: free.map((name) => ({
          value: name,
          label: fields[name]?.label ?? name,
          description: fields[name]?.sensitive && personal,
        })),
        onAdd: (name) =>
          onChange([...columns, isDetail ? name : defaultColumn(name, form.listId, form.screens)]),
      }}
    />
  );
}

function describeColumn(column: JsonObject, fields: Readonly<Record<string, Field>>): EntryDescription {
  const name = fieldOf(column);
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) return { label: textOf(column.header) || name || texts.unnamed };
  return {
    label: textOf(column.header) || field.label,
    about: aboutColumn(column, field),
    isPersonal: field.sensitive !== undefined,
    first,
    hidden: isColored(column, field) ? ["field"] : ["field", "tones"],
    hints: { header: texts.headerHint(field.label) },
  };
}

/** A short summary of a column: `date · 120 pixels · hidden by default`. */
function aboutColumn(column: JsonObject, { format = "text" }: Field): string {
  const isSet = (keyword: string) => column[keyword] !== undefined && column[keyword] !== false;
  const formats: Readonly<Record<string, string>> = texts.formats;
  const name = typeof column.format === "string" ? column.format : format;
  const about = [
    isJsonObject(column.format) ? texts.linkFormat : (formats[name] ?? name),
    typeof column.width === "number" && texts.pixels(String(column.width)),
    isSet("hidden") && texts.hidden.toLocaleLowerCase(),
    isSet("masked") && texts.masked.toLocaleLowerCase(),
    isSet("access") && texts.limited.toLocaleLowerCase(),
  ];
  return about.filter(Boolean).join(" · ");
}

function fieldOf(column: unknown): string {
  return typeof column === "string" ? column : textOf(propertyOf(column, "field"));
}

/** The sets of columns that users can switch between. */
export function ColumnSetsField(props: KeywordFieldProps) {
  return (
    <EntryList
      {...props}
      none={texts.variants.none}
      describe={(set) => ({
        label: textOf(set.label),
        about: texts.variants.count(listOf(set, "columns")?.length ?? 0),
        hidden: ["id"],
      })}
    />
  );
}
