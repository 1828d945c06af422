import { Checkbox, Select } from "@portico/ui";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { ProblemLines } from "../controls/problem-lines.tsx";
import { UnsupportedPart } from "../controls/unsupported-part.tsx";
import { propertyOf } from "../document/document.ts";
import { problemsAt } from "../document/problems.ts";
import { useScreenForm } from "../document/screen-form.tsx";
import { readSizes, selectableSizes, toggleSize, withFirst, writeSizes } from "./page-size-list.ts";

const texts = screenEditorMessages.form.sorting;

/** The default page size, and the others that users can choose. */
export function PageSizes() {
  const { document, problems, isReadOnly, setProperty: setWord } = useScreenForm();
  const sizes = readSizes(propertyOf(document, "pageSizes"));
  if (!sizes) return <UnsupportedPart path="pageSizes" />;
  const set = (next: readonly number[]) => setWord("pageSizes", writeSizes(next));
  const ordered = sizes.toSorted((a, b) => a - b);
  return (
    <div data-path="pageSizes" className="flex flex-col gap-3">
      <Select
        className="max-w-72"
        label={texts.firstSize}
        disabled={isReadOnly}
        options={ordered.map((size) => ({ value: String(size), label: String(size) }))}
        value={String(sizes[0] ?? "")}
        onChange={({ target }) => set(withFirst(sizes, Number(target.value)))}
      />
      <fieldset className="min-w-0">
        <legend className="mb-2 text-table font-medium">{texts.sizes}</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          {selectableSizes(sizes).map((size) => (
            <Checkbox
              key={size}
              label={String(size)}
              checked={sizes.includes(size)}
              disabled={isReadOnly}
              onCheckedChange={() => set(toggleSize(sizes, size))}
            />
          ))}
        </div>
      </fieldset>
      <ProblemLines problems={problemsAt(problems, ["pageSizes"])} />
    </div>
  );
}
