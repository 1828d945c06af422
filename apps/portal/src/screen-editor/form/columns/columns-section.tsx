import { moveEntry } from "@portico/ui/ordered-list";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { listOf, showableList, textOf, wordOf } from "../document.ts";
import { FormSection } from "../form-section.tsx";
import { OddPart } from "../odd-part.tsx";
import { PickList } from "../pick-list/pick-list.tsx";
import type { PickedEntry } from "../pick-list/picked-row.tsx";
import { uniqueIds } from "../pick-list/unique-ids.ts";
import { type ScreenForm, useScreenForm } from "../screen-form.tsx";
import { ColumnDetails } from "./column-details.tsx";
import { aboutColumn } from "./column-words.ts";
import { fieldsToShow, readColumn, usualColumn } from "./columns.ts";

const texts = screenEditorMessages.form;

/** Which columns there are, in which order, and how each is shown. */
export function ColumnsSection() {
  const form = useScreenForm();
  const { document, endpoint, listId, screens, setWord } = form;
  const columns = showableList(document, "columns");
  const fields = endpoint?.fields ?? {};
  if (!columns) {
    return (
      <FormSection id="columns" shown={[]}>
        <OddPart path="columns" />
      </FormSection>
    );
  }
  const ticked = columns.map((raw) => readColumn(raw)?.field);
  const offers = fieldsToShow(fields)
    .filter((name) => !ticked.includes(name))
    .map((name) => ({
      id: name,
      label: fields[name]?.label ?? name,
      isPersonal: fields[name]?.sensitive !== undefined,
    }));
  return (
    <FormSection id="columns" shown={columns.map((_, index) => `columns[${index}]`)}>
      <PickList
        label={texts.columns.list}
        moreLabel={texts.columns.more}
        none={texts.columns.none}
        picked={pickedColumns(columns, form)}
        offers={offers}
        onPick={({ id }) => setWord("columns", [...columns, usualColumn(id, listId, screens)])}
        onDrop={({ index }) => setWord("columns", columns.toSpliced(index, 1))}
        onMove={({ from, to }) => setWord("columns", moveEntry(columns, from, to))}
      />
      <Variants />
    </FormSection>
  );
}

function pickedColumns(
  columns: readonly unknown[],
  { endpoint, setWord }: ScreenForm,
): readonly PickedEntry[] {
  const fields = endpoint?.fields ?? {};
  const ids = uniqueIds(
    columns.map((raw, index) => readColumn(raw)?.field ?? texts.odd.entryName(index + 1)),
  );
  return columns.map((raw, index): PickedEntry => {
    const column = readColumn(raw);
    const place = `columns[${index}]`;
    const id = ids[index] ?? place;
    if (!column) {
      const odd = texts.odd.entry(index + 1);
      return { id, label: texts.odd.entryName(index + 1), place, odd };
    }
    const field = Object.hasOwn(fields, column.field) ? fields[column.field] : undefined;
    if (!field) return { id, label: column.field || texts.columns.unnamed, place };
    const label = textOf(wordOf(column.words, "header")) || field.label;
    return {
      id,
      label,
      place,
      about: aboutColumn(column, field),
      isPersonal: field.sensitive !== undefined,
      editLabel: texts.columns.edit(label),
      shown: ["header", "format", "width", "hidden", "masked"].map((word) => `${place}.${word}`),
      details: (
        <ColumnDetails
          column={column}
          field={field}
          place={place}
          onChange={(next) => setWord("columns", columns.with(index, next))}
        />
      ),
    };
  });
}

function Variants() {
  const variants = listOf(useScreenForm().document, "variants");
  if (variants?.length === 0) return null;
  const labels = (variants ?? []).map((variant) => textOf(wordOf(variant, "label")));
  return <OddPart path="variants" text={texts.columns.variants(labels.join(", "))} />;
}
