import { Button, TextField } from "@portico/ui";
import { Plus, Trash2 } from "@portico/ui/icons";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { Expandable } from "../controls/expandable.tsx";
import { focusEntry } from "../controls/focus-entry.ts";
import { FormSection } from "../controls/form-section.tsx";
import { uniqueIds } from "../controls/unique-ids.ts";
import { UnsupportedPart } from "../controls/unsupported-part.tsx";
import { listOf, listToShow, propertyOf, textOf } from "../document/document.ts";
import { errorAt } from "../document/problems.ts";
import { useScreenForm } from "../document/screen-form.tsx";
import { ColumnList } from "./column-list.tsx";
import {
  type DeclaredVariant,
  mostVariants,
  readVariants,
  withNewVariant,
  withoutVariant,
  withVariantKeyword,
} from "./variants.ts";

const setTexts = screenEditorMessages.form.columns.variants;
const icon = { size: 16, "aria-hidden": true } as const;
const setOpener = "[data-set] > details > summary";
const texts = screenEditorMessages.form.columns;

/** Which columns there are, in which order, how each is shown, and the sets of them to switch between. */
export function ColumnsSection() {
  const { document, setProperty } = useScreenForm();
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
          onChange={(next) => setProperty("columns", next)}
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

/** The button that expands a set; those of its columns are deeper. */

/** The column sets that users can switch between; collapsed while there are none. */
function ColumnSets({ variants }: { variants: readonly DeclaredVariant[] }) {
  const { isReadOnly, update } = useScreenForm();
  const root = useRef<HTMLDivElement>(null);
  if (isReadOnly && variants.length === 0) return null;
  const ids = uniqueIds(variants.map(({ id }) => id));
  const add = () => {
    flushSync(() => update((before) => withNewVariant(before, setTexts.defaultName)));
    focusEntry(root.current, setOpener, variants.length, "[data-add-set]");
  };
  const remove = (index: number) => {
    flushSync(() => update((before) => withoutVariant(before, index)));
    focusEntry(root.current, setOpener, index, "[data-add-set]");
  };
  return (
    <Expandable label={setTexts.title} isInitiallyOpen={variants.length > 0}>
      <div ref={root} className="flex flex-col gap-3">
        <p className="text-table text-fg-muted">{setTexts.lead}</p>
        {variants.map((variant, index) => (
          <div
            key={ids[index]}
            data-set=""
            data-path={`variants[${index}]`}
            className="rounded-lg border border-border px-3 py-2"
          >
            <Expandable label={setTexts.about(variant.label || variant.id, variant.columns.length)}>
              <ColumnSet variant={variant} index={index} onRemove={() => remove(index)} />
            </Expandable>
          </div>
        ))}
        {variants.length === 2 && !isReadOnly && <p className="text-table text-fg-muted">{setTexts.last}</p>}
        {!isReadOnly && (
          <Button
            data-add-set=""
            size="sm"
            className="self-start"
            icon={<Plus {...icon} />}
            disabledReason={variants.length >= mostVariants ? setTexts.most(mostVariants) : undefined}
            onClick={add}
          >
            {variants.length === 0 ? setTexts.create : setTexts.add}
          </Button>
        )}
      </div>
    </Expandable>
  );
}

interface ColumnSetProps {
  variant: DeclaredVariant;
  index: number;
  onRemove: () => void;
}

function ColumnSet({ variant: { id, label, columns }, index, onRemove }: ColumnSetProps) {
  const { document, problems, isReadOnly, update } = useScreenForm();
  const path = `variants[${index}]`;
  const name = label || id;
  const set = (keyword: string, value: unknown) =>
    update((before) => withVariantKeyword(before, index, keyword, value));
  return (
    <>
      <TextField
        data-path={`${path}.label`}
        className="max-w-80"
        label={setTexts.name}
        error={errorAt(problems, `${path}.label`)}
        required
        readOnly={isReadOnly}
        autoComplete="off"
        value={label}
        onChange={({ target }) => set("label", target.value)}
      />
      <ColumnList
        path={`${path}.columns`}
        columns={columns}
        beside={listOf(document, "columns") ?? []}
        labels={{ list: setTexts.list(name), more: setTexts.more(name), none: setTexts.none }}
        onChange={(next) => set("columns", next)}
      />
      {!isReadOnly && (
        <Button size="sm" className="self-start" icon={<Trash2 {...icon} />} onClick={onRemove}>
          {setTexts.remove(name)}
        </Button>
      )}
    </>
  );
}
