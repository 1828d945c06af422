import type { Format } from "@portico/contract";
import { CheckboxGroup } from "@portico/ui/forms";
import { moveEntry } from "@portico/ui/ordered-list";
import { screenEditorMessages } from "../../../../../messages/screen-editor.ts";
import { Choice } from "../controls/inputs.tsx";
import { Group } from "../controls/parts.tsx";
import { Rows } from "../controls/rows.tsx";
import { entriesOf, entryOf, textOf } from "../document/document.ts";
import { type FieldProps, useScreenForm } from "../document/screen-form.tsx";

const texts = screenEditorMessages.form.sorting;
const directions: Partial<Record<Format, "number" | "date" | "yesNo">> = {
  ...{ number: "number", money: "number", commission: "number", percent: "number" },
  ...{ date: "date", dateTime: "date", month: "date", year: "date" },
  yesNo: "yesNo",
};

/** The default sort order: fields, with a minus for descending ones. */
export function SortField({ path, value, onChange }: FieldProps) {
  const { endpoint } = useScreenForm();
  const fields = endpoint?.fields ?? {};
  const sort = entriesOf(value).map(textOf);
  const names = sort.map(fieldOf);
  const labelOf = (name: string) => entryOf(fields, name)?.label ?? name;
  const set = (next: readonly string[]) => onChange(next.length === 0 ? undefined : next);
  const defaultSort = (endpoint?.sort ?? "").split(",").filter(Boolean);
  return (
    <Rows
      path={path}
      label={texts.list}
      isLabelHidden
      none={texts.asTheRows(defaultSort.map((key) => labelOf(fieldOf(key))).join(", "))}
      rows={names.map((name, index) => ({
        label: labelOf(name),
        path: `${path}[${index}]`,
        content: (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 flex-1 basis-28 wrap-anywhere">{labelOf(name)}</span>
            <Choice
              label={texts.direction(labelOf(name))}
              isLabelHidden
              options={directionsOf(entryOf(fields, name)?.format)}
              value={sort[index]?.startsWith("-") ? "-" : ""}
              onValue={(direction) => set(sort.with(index, `${direction}${name}`))}
            />
          </div>
        ),
      }))}
      onMove={({ from, to }) => set(moveEntry(sort, from, to))}
      onRemove={(index) => set(sort.toSpliced(index, 1))}
      add={{
        label: sort.length === 0 ? texts.pick : texts.pickThen,
        options: Object.entries(fields)
          .filter(([name, { sortable }]) => sortable && !names.includes(name))
          .map(([name, { label }]) => ({ value: name, label })),
        onAdd: (name) => set([...sort, name]),
      }}
    />
  );
}

function fieldOf(key: string): string {
  return key.replace(/^-/, "");
}

function directionsOf(format: Format = "text") {
  const [ascending, descending] = texts.directions[directions[format] ?? "text"];
  return [
    { value: "", label: ascending },
    { value: "-", label: descending },
  ] as const;
}

const commonSizes = [10, 20, 30, 50, 100, 200, 500];
const defaultSizes = [10, 20, 30, 100, 500];

/** The default page size, and the others that users can choose. */
export function PageSizesField({ keyword, path, value, onChange }: FieldProps) {
  const { isReadOnly } = useScreenForm();
  const sizes = value === undefined ? defaultSizes : entriesOf(value).map(Number);
  const [preferred = 0] = sizes;
  const ascending = (some: readonly number[]) => some.toSorted((a, b) => a - b);
  const optionsOf = (some: readonly number[]) =>
    ascending(some)
      .map(String)
      .map((size) => ({ value: size, label: size }));
  /** The default size comes first. The usual sizes are not written. */
  const set = (next: readonly number[], first: number) => {
    const others = ascending(next.filter((size) => size !== first));
    const written = next.includes(first) ? [first, ...others] : others;
    onChange(written.join() === defaultSizes.join() ? undefined : written);
  };
  return (
    <Group path={path} label={keyword.label} isLabelHidden>
      <Choice
        className="max-w-72"
        label={texts.firstSize}
        options={optionsOf(sizes)}
        value={String(preferred)}
        onValue={(size) => set(sizes, Number(size))}
      />
      <CheckboxGroup
        label={texts.sizes}
        orientation="horizontal"
        disabled={isReadOnly}
        options={optionsOf([...new Set([...commonSizes, ...sizes])])}
        value={sizes.map(String)}
        onChange={(change) => set(change.value.map(Number), preferred)}
      />
    </Group>
  );
}
