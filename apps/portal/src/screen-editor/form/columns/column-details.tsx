import type { Field } from "@portico/contract";
import { Checkbox, Select, TextField } from "@portico/ui";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { propertyOf, textOf } from "../document/document.ts";
import { errorAt } from "../document/problems.ts";
import { useScreenForm } from "../document/screen-form.tsx";
import { ColumnAudience } from "./column-audience.tsx";
import { ColumnTones } from "./column-tones.tsx";
import {
  type DeclaredColumn,
  formatOf,
  formatsOf,
  isColoured,
  preservedKeywords,
  typedOf,
  widthOf,
  withColumnWord,
} from "./columns.ts";

const texts = screenEditorMessages.form;
const { columns: words } = texts;

/** Props of `ColumnDetails`. */
export interface ColumnDetailsProps {
  column: DeclaredColumn;
  field: Field;
  /** Where it is in the document. */
  path: string;
  /** Called with the column as the document is to say it. */
  onChange: (column: unknown) => void;
}

/** The header, format, tones, width, audience and mask of a column. */
export function ColumnDetails({ column, field, path, onChange }: ColumnDetailsProps) {
  const { problems } = useScreenForm();
  const set = (word: string, value: unknown) => onChange(withColumnWord(column, word, value));
  const at = (word: string) => ({
    "data-path": `${path}.${word}`,
    error: errorAt(problems, `${path}.${word}`),
  });
  const [own, ...others] = formatsOf(field);
  const format = formatOf(column, field);
  const preserved = preservedKeywords(column.words);
  return (
    <>
      <TextField
        {...at("header")}
        label={words.header}
        hint={words.headerHint(field.label)}
        value={textOf(propertyOf(column.words, "header"))}
        onChange={({ target }) => set("header", target.value === "" ? undefined : target.value)}
      />
      <Select
        {...at("format")}
        label={words.format}
        placeholder={words.defaultFormat(words.formats[own ?? "text"])}
        options={[
          ...others.map((one) => ({ value: one, label: words.formats[one] })),
          ...(format === "special" ? [{ value: "special", label: words.customFormat }] : []),
        ]}
        value={format === own ? "" : (format ?? "")}
        onChange={({ target }) => {
          if (target.value !== "special") set("format", target.value === "" ? undefined : target.value);
        }}
      />
      <TextField
        {...at("width")}
        label={words.width}
        hint={words.widthHint}
        inputMode="numeric"
        value={typedOf(column, "width")}
        onChange={({ target }) => set("width", widthOf(target.value))}
      />
      <TextField
        {...at("empty")}
        label={words.empty}
        hint={words.emptyHint}
        value={textOf(propertyOf(column.words, "empty"))}
        onChange={({ target }) => set("empty", target.value === "" ? undefined : target.value)}
      />
      <div className="flex flex-col gap-3">
        <Checkbox
          {...at("hidden")}
          label={words.hidden}
          hint={words.hiddenHint}
          checked={propertyOf(column.words, "hidden") === true}
          onCheckedChange={({ checked }) => set("hidden", checked === true ? true : undefined)}
        />
        <Checkbox
          {...at("masked")}
          label={words.masked}
          hint={words.maskedHint}
          checked={propertyOf(column.words, "masked") === true}
          onCheckedChange={({ checked }) => set("masked", checked === true ? true : undefined)}
        />
      </div>
      {isColoured(column, field) && (
        <ColumnTones column={column} columnPath={path} onChange={(tones) => set("tones", tones)} />
      )}
      <ColumnAudience
        access={propertyOf(column.words, "access")}
        columnPath={path}
        onChange={(access) => set("access", access)}
      />
      {preserved.length > 0 && (
        <p className="col-span-full text-table text-fg-muted">
          {texts.unsupported.alsoSet(preserved.join(", "))}
        </p>
      )}
    </>
  );
}
