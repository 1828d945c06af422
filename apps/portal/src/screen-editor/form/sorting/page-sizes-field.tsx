import { Select } from "@portico/ui";
import { CheckboxGroup } from "@portico/ui/forms";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { ProblemLines } from "../controls/problem-lines.tsx";
import { UnsupportedPart } from "../controls/unsupported-part.tsx";
import { problemsAt } from "../document/problems.ts";
import { type KeywordFieldProps, useScreenForm } from "../document/screen-form.tsx";
import { readSizes, selectableSizes, withFirst, writeSizes } from "./sorting.ts";

const texts = screenEditorMessages.form.sorting;

/** The default page size, and the others that users can choose. */
export function PageSizesField({ path, value, onChange }: KeywordFieldProps) {
  const { problems, isReadOnly } = useScreenForm();
  const sizes = readSizes(value);
  if (!sizes) return <UnsupportedPart path={path} />;
  const [first = 0] = sizes;
  const optionOf = (size: number) => ({ value: String(size), label: String(size) });
  const set = (next: readonly number[], preferred = first) =>
    onChange(writeSizes(next.includes(preferred) ? withFirst(next, preferred) : next));
  return (
    <div data-path={path} className="flex flex-col gap-3">
      <Select
        className="max-w-72"
        label={texts.firstSize}
        disabled={isReadOnly}
        options={sizes.toSorted((a, b) => a - b).map(optionOf)}
        value={String(first)}
        onChange={({ target }) => set(sizes, Number(target.value))}
      />
      <CheckboxGroup
        label={texts.sizes}
        orientation="horizontal"
        disabled={isReadOnly}
        options={selectableSizes(sizes).map(optionOf)}
        value={sizes.map(String)}
        onChange={(change) => set(change.value.map(Number))}
      />
      <ProblemLines problems={problemsAt(problems, [path])} />
    </div>
  );
}
