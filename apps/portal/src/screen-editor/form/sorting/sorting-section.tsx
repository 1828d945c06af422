import { Checkbox, IconButton, Select } from "@portico/ui";
import { X } from "@portico/ui/icons";
import { moveEntry, OrderedList } from "@portico/ui/ordered-list";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { AddFrom } from "../controls/add-from.tsx";
import { focusEntry } from "../controls/focus-entry.ts";
import { FormSection } from "../controls/form-section.tsx";
import { ProblemLines } from "../controls/problem-lines.tsx";
import { uniqueIds } from "../controls/unique-ids.ts";
import { UnsupportedPart } from "../controls/unsupported-part.tsx";
import { listToShow, propertyOf } from "../document/document.ts";
import { problemsAt } from "../document/problems.ts";
import { useScreenForm } from "../document/screen-form.tsx";
import {
  directionLabels,
  readSizes,
  readSortKey,
  selectableSizes,
  sortableFields,
  toggleSize,
  withFirst,
  writeSizes,
  writeSortKey,
} from "./sorting.ts";

const texts = screenEditorMessages.form;
const { sorting: words } = texts;

/** What is on top at first, and how many rows a page has. */
export function SortingSection() {
  const sort = listToShow(useScreenForm().document, "sort");
  return (
    <FormSection id="order" shown={[...(sort ?? []).map((_, index) => `sort[${index}]`), "pageSizes"]}>
      {sort ? <FirstOrder sort={sort} /> : <UnsupportedPart path="sort" />}
      <PageSizes />
    </FormSection>
  );
}

function FirstOrder({ sort }: { sort: readonly unknown[] }) {
  const { endpoint, isReadOnly, setProperty } = useScreenForm();
  const fields = endpoint?.fields ?? {};
  const root = useRef<HTMLDivElement>(null);
  const set = (next: readonly unknown[]) => setProperty("sort", next.length === 0 ? undefined : next);
  const remove = (index: number) => {
    flushSync(() => set(sort.toSpliced(index, 1)));
    focusEntry(root.current, "[data-remove]", index, "[data-add]");
  };
  const add = (field: string) => {
    flushSync(() => set([...sort, field]));
    focusEntry(root.current, "[data-direction]", sort.length, "[data-add]");
  };
  const nameOf = (name: string) => (Object.hasOwn(fields, name) && fields[name]?.label) || name;
  const labels = sort.map((raw, index) => {
    const key = readSortKey(raw);
    return key ? nameOf(key.field) : texts.unsupported.entryName(index + 1);
  });
  const ids = uniqueIds(labels);
  const defaultSort = (endpoint?.sort ?? "").split(",").flatMap((raw) => {
    const key = readSortKey(raw);
    return key ? [nameOf(key.field)] : [];
  });
  return (
    <div ref={root} className="flex flex-col gap-3">
      {sort.length === 0 ? (
        <p className="text-table">{words.asTheRows(defaultSort.join(", "))}</p>
      ) : (
        <OrderedList
          aria-label={words.list}
          isReadOnly={isReadOnly}
          onMove={({ from, to }) => set(moveEntry(sort, from, to))}
          entries={sort.map((raw, index) => ({
            id: ids[index] ?? String(index),
            label: labels[index] ?? "",
            content: (
              <OrderKeyRow
                raw={raw}
                index={index}
                label={labels[index] ?? ""}
                onChange={(next) => set(sort.with(index, next))}
                onRemove={() => remove(index)}
              />
            ),
          }))}
        />
      )}
      {!isReadOnly && (
        <AddFrom
          label={sort.length === 0 ? words.pick : words.pickThen}
          noneLeft={words.noneLeft}
          options={sortableFields(fields, sort).map((name) => ({ value: name, label: nameOf(name) }))}
          onAdd={({ value }) => add(value)}
        />
      )}
    </div>
  );
}

interface OrderKeyRowProps {
  raw: unknown;
  index: number;
  label: string;
  onChange: (key: string) => void;
  onRemove: () => void;
}

function OrderKeyRow({ raw, index, label, onChange, onRemove }: OrderKeyRowProps) {
  const { endpoint, problems, isReadOnly } = useScreenForm();
  const key = readSortKey(raw);
  const path = `sort[${index}]`;
  const field = key && endpoint && Object.hasOwn(endpoint.fields, key.field) && endpoint.fields[key.field];
  const [ascending, descending] = words.directions[directionLabels((field || undefined)?.format)];
  return (
    <div data-path={path} className="-mt-1 flex flex-col gap-1 pb-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 flex-1 basis-28 wrap-anywhere">{label}</span>
        {key ? (
          <Select
            data-direction=""
            disabled={isReadOnly}
            label={words.direction(label)}
            isLabelHidden
            options={[
              { value: "", label: ascending },
              { value: "-", label: descending },
            ]}
            value={key.isDescending ? "-" : ""}
            onChange={({ target }) =>
              onChange(writeSortKey({ field: key.field, isDescending: target.value === "-" }))
            }
          />
        ) : (
          <UnsupportedPart path={path} text={texts.unsupported.entry(index + 1)} />
        )}
        {!isReadOnly && (
          <IconButton
            size="sm"
            data-remove=""
            label={texts.remove(label)}
            icon={<X size={14} aria-hidden="true" />}
            onClick={onRemove}
          />
        )}
      </div>
      <ProblemLines problems={problemsAt(problems, [path])} />
    </div>
  );
}

/** The default page size, and the others that users can choose. */
function PageSizes() {
  const { document, problems, isReadOnly, setProperty } = useScreenForm();
  const sizes = readSizes(propertyOf(document, "pageSizes"));
  if (!sizes) return <UnsupportedPart path="pageSizes" />;
  const set = (next: readonly number[]) => setProperty("pageSizes", writeSizes(next));
  const ordered = sizes.toSorted((a, b) => a - b);
  return (
    <div data-path="pageSizes" className="flex flex-col gap-3">
      <Select
        className="max-w-72"
        label={words.firstSize}
        disabled={isReadOnly}
        options={ordered.map((size) => ({ value: String(size), label: String(size) }))}
        value={String(sizes[0] ?? "")}
        onChange={({ target }) => set(withFirst(sizes, Number(target.value)))}
      />
      <fieldset className="min-w-0">
        <legend className="mb-2 text-table font-medium">{words.sizes}</legend>
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
