import { IconButton, Select } from "@portico/ui";
import { X } from "@portico/ui/icons";
import { moveEntry, OrderedList } from "@portico/ui/ordered-list";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { AddEntry } from "../controls/add-entry.tsx";
import { focusEntry } from "../controls/focus-entry.ts";
import { ProblemLines } from "../controls/problem-lines.tsx";
import { UnsupportedPart } from "../controls/unsupported-part.tsx";
import { mostEntries } from "../document/document.ts";
import { problemsAt } from "../document/problems.ts";
import { type KeywordFieldProps, useScreenForm } from "../document/screen-form.tsx";
import { directionLabels, fieldOfKey, sortableFields } from "./sorting.ts";

const texts = screenEditorMessages.form.sorting;

/** What is on top at first. */
export function SortField({ path, value = [], onChange }: KeywordFieldProps) {
  const { endpoint, isReadOnly } = useScreenForm();
  const fields = endpoint?.fields ?? {};
  const root = useRef<HTMLDivElement>(null);
  const sort: readonly unknown[] = Array.isArray(value) ? value : [];
  if (!Array.isArray(value) || sort.length > mostEntries) return <UnsupportedPart path={path} />;
  const set = (next: readonly unknown[]) => onChange(next.length === 0 ? undefined : next);
  const remove = (index: number) => {
    flushSync(() => set(sort.toSpliced(index, 1)));
    focusEntry(root.current, "[data-direction]", index, "[data-add]");
  };
  const nameOf = (key: unknown) => {
    const field = fieldOfKey(key);
    return (Object.hasOwn(fields, field) && fields[field]?.label) || field;
  };
  const defaultSort = (endpoint?.sort ?? "").split(",").filter(Boolean).map(nameOf);
  return (
    <div ref={root} className="flex flex-col gap-3">
      {sort.length === 0 && <p className="text-table">{texts.asTheRows(defaultSort.join(", "))}</p>}
      <OrderedList
        aria-label={texts.list}
        isReadOnly={isReadOnly}
        onMove={({ from, to }) => set(moveEntry(sort, from, to))}
        entries={sort.map((key, index) => ({
          id: `${fieldOfKey(key)} ${sort.slice(0, index).filter((one) => fieldOfKey(one) === fieldOfKey(key)).length}`,
          label: nameOf(key),
          content: (
            <SortKeyRow
              path={`${path}[${index}]`}
              sortKey={key}
              label={nameOf(key)}
              onChange={(next) => set(sort.with(index, next))}
              onRemove={() => remove(index)}
            />
          ),
        }))}
      />
      {!isReadOnly && (
        <AddEntry
          label={sort.length === 0 ? texts.pick : texts.pickThen}
          options={sortableFields(fields, sort).map((name) => ({ value: name, label: nameOf(name) }))}
          onAdd={(field) => {
            flushSync(() => set([...sort, field]));
            focusEntry(root.current, "[data-direction]", sort.length, "[data-add]");
          }}
        />
      )}
    </div>
  );
}

interface SortKeyRowProps {
  path: string;
  sortKey: unknown;
  label: string;
  onChange: (key: string) => void;
  onRemove: () => void;
}

function SortKeyRow({ path, sortKey, label, onChange, onRemove }: SortKeyRowProps) {
  const { endpoint, problems, isReadOnly } = useScreenForm();
  const field = fieldOfKey(sortKey);
  const known = endpoint && Object.hasOwn(endpoint.fields, field) ? endpoint.fields[field] : undefined;
  const [ascending, descending] = texts.directions[directionLabels(known?.format)];
  return (
    <div data-path={path} className="flex flex-col gap-1 pb-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 flex-1 basis-28 wrap-anywhere">{label}</span>
        {typeof sortKey === "string" ? (
          <Select
            data-direction=""
            disabled={isReadOnly}
            label={texts.direction(label)}
            isLabelHidden
            options={[
              { value: "", label: ascending },
              { value: "-", label: descending },
            ]}
            value={sortKey.startsWith("-") ? "-" : ""}
            onChange={({ target }) => onChange(`${target.value}${field}`)}
          />
        ) : (
          <UnsupportedPart path={path} />
        )}
        {!isReadOnly && (
          <IconButton
            size="sm"
            label={screenEditorMessages.form.remove(label)}
            icon={<X size={14} aria-hidden="true" />}
            onClick={onRemove}
          />
        )}
      </div>
      <ProblemLines problems={problemsAt(problems, [path])} />
    </div>
  );
}
