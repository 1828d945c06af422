import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { FormSection } from "../controls/form-section.tsx";
import { UnsupportedPart } from "../controls/unsupported-part.tsx";
import { listOf, listToShow, propertyOf, textOf } from "../document/document.ts";
import { useScreenForm } from "../document/screen-form.tsx";
import { ColumnList } from "./column-list.tsx";
import { ColumnSets } from "./column-sets.tsx";
import { readVariants } from "./variants.ts";

const texts = screenEditorMessages.form.columns;

/** Which columns there are, in which order, how each is shown, and the sets of them to switch between. */
export function ColumnsSection() {
  const { document, setProperty: setWord } = useScreenForm();
  const columns = listToShow(document, "columns");
  const variants = readVariants(document);
  const shown = [
    ...(columns ?? []).map((_, index) => `columns[${index}]`),
    ...(variants ?? []).flatMap((variant, index) => [
      `variants[${index}].label`,
      ...variant.columns.map((_, path) => `variants[${index}].columns[${path}]`),
    ]),
  ];
  return (
    <FormSection id="columns" shown={shown}>
      {columns ? (
        <ColumnList
          path="columns"
          columns={columns}
          labels={{ list: texts.list, more: texts.more, none: texts.none }}
          onChange={(next) => setWord("columns", next)}
        />
      ) : (
        <UnsupportedPart path="columns" />
      )}
      {variants ? (
        <ColumnSets variants={variants} />
      ) : (
        <UnsupportedPart path="variants" text={oddVariants(document)} />
      )}
    </FormSection>
  );
}

function oddVariants(document: unknown): string {
  const labels = (listOf(document, "variants") ?? []).map((variant) => textOf(propertyOf(variant, "label")));
  return texts.variants.unsupported(labels.join(", "));
}
