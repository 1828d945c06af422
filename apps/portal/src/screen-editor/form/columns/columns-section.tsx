import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { listOf, showableList, textOf, wordOf } from "../document.ts";
import { FormSection } from "../form-section.tsx";
import { OddPart } from "../odd-part.tsx";
import { useScreenForm } from "../screen-form.tsx";
import { ColumnPicks } from "./column-picks.tsx";
import { ColumnSets } from "./column-sets.tsx";
import { readVariants } from "./variants.ts";

const texts = screenEditorMessages.form.columns;

/** Which columns there are, in which order, how each is shown, and the sets of them to switch between. */
export function ColumnsSection() {
  const { document, setWord } = useScreenForm();
  const columns = showableList(document, "columns");
  const variants = readVariants(document);
  const shown = [
    ...(columns ?? []).map((_, index) => `columns[${index}]`),
    ...(variants ?? []).flatMap((variant, index) => [
      `variants[${index}].label`,
      ...variant.columns.map((_, place) => `variants[${index}].columns[${place}]`),
    ]),
  ];
  return (
    <FormSection id="columns" shown={shown}>
      {columns ? (
        <ColumnPicks
          place="columns"
          columns={columns}
          labels={{ list: texts.list, more: texts.more, none: texts.none }}
          onChange={(next) => setWord("columns", next)}
        />
      ) : (
        <OddPart path="columns" />
      )}
      {variants ? (
        <ColumnSets variants={variants} />
      ) : (
        <OddPart path="variants" text={oddVariants(document)} />
      )}
    </FormSection>
  );
}

function oddVariants(document: unknown): string {
  const labels = (listOf(document, "variants") ?? []).map((variant) => textOf(wordOf(variant, "label")));
  return texts.variants.odd(labels.join(", "));
}
