import { moveEntry } from "@portico/ui/ordered-list";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { textOf, wordOf } from "../document.ts";
import { PickList } from "../pick-list/pick-list.tsx";
import type { PickedEntry } from "../pick-list/picked-row.tsx";
import { uniqueIds } from "../pick-list/unique-ids.ts";
import { useScreenForm } from "../screen-form.tsx";
import { ColumnDetails } from "./column-details.tsx";
import { aboutColumn } from "./column-words.ts";
import { fieldsToShow, readColumn, usualColumn, wordsOfDetails } from "./columns.ts";

const texts = screenEditorMessages.form;

/** Props of `ColumnPicks`. */
export interface ColumnPicksProps {
  /** Where the columns stand in the document: `columns`. */
  place: string;
  columns: readonly unknown[];
  /** Columns that stand beside these, whose fields are not offered once more. @default none */
  beside?: readonly unknown[];
  labels: { readonly list: string; readonly more: string; readonly none: string };
  onChange: (columns: readonly unknown[]) => void;
}

/** Columns to tick, order and describe. */
export function ColumnPicks({ place, columns, beside = [], labels, onChange }: ColumnPicksProps) {
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
    columns.map((raw, index) => readColumn(raw)?.field ?? texts.odd.entryName(index + 1)),
  );
  const picked = columns.map((raw, index): PickedEntry => {
    const column = readColumn(raw);
    const at = `${place}[${index}]`;
    const id = ids[index] ?? at;
    if (!column) {
      const odd = texts.odd.entry(index + 1);
      return { id, label: texts.odd.entryName(index + 1), place: at, odd };
    }
    const field = Object.hasOwn(fields, column.field) ? fields[column.field] : undefined;
    if (!field) return { id, label: column.field || texts.columns.unnamed, place: at };
    const label = textOf(wordOf(column.words, "header")) || field.label;
    return {
      id,
      label,
      place: at,
      about: aboutColumn(column, field),
      isPersonal: field.sensitive !== undefined,
      editLabel: texts.columns.edit(label),
      shown: wordsOfDetails.map((word) => `${at}.${word}`),
      details: (
        <ColumnDetails
          column={column}
          field={field}
          place={at}
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
      onPick={({ id }) => onChange([...columns, usualColumn(id, listId, screens)])}
      onDrop={({ index }) => onChange(columns.toSpliced(index, 1))}
      onMove={({ from, to }) => onChange(moveEntry(columns, from, to))}
    />
  );
}
