import { IconButton, Select } from "@portico/ui";
import { X } from "@portico/ui/icons";
import { moveEntry, OrderedList } from "@portico/ui/ordered-list";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { showableList } from "../document.ts";
import { FormSection } from "../form-section.tsx";
import { OddPart } from "../odd-part.tsx";
import { AddFrom } from "../pick-list/add-from.tsx";
import { focusEntry } from "../pick-list/focus-entry.ts";
import { uniqueIds } from "../pick-list/unique-ids.ts";
import { ProblemLines } from "../problem-lines.tsx";
import { problemsAt } from "../problems.ts";
import { useScreenForm } from "../screen-form.tsx";
import { directionWords, fieldsToOrderBy, readKey, writeKey } from "./first-order.ts";
import { PageSizes } from "./page-sizes.tsx";

const texts = screenEditorMessages.form;
const { order: words } = texts;

/** What stands on top at first, and how many rows a page has. */
export function OrderSection() {
  const sort = showableList(useScreenForm().document, "sort");
  return (
    <FormSection id="order" shown={[...(sort ?? []).map((_, index) => `sort[${index}]`), "pageSizes"]}>
      {sort ? <FirstOrder sort={sort} /> : <OddPart path="sort" />}
      <PageSizes />
    </FormSection>
  );
}

function FirstOrder({ sort }: { sort: readonly unknown[] }) {
  const { endpoint, isReadOnly, setWord } = useScreenForm();
  const fields = endpoint?.fields ?? {};
  const root = useRef<HTMLDivElement>(null);
  const set = (next: readonly unknown[]) => setWord("sort", next.length === 0 ? undefined : next);
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
    const key = readKey(raw);
    return key ? nameOf(key.field) : texts.odd.entryName(index + 1);
  });
  const ids = uniqueIds(labels);
  const usual = (endpoint?.sort ?? "").split(",").flatMap((raw) => {
    const key = readKey(raw);
    return key ? [nameOf(key.field)] : [];
  });
  return (
    <div ref={root} className="flex flex-col gap-3">
      {sort.length === 0 ? (
        <p className="text-table">{words.asTheRows(usual.join(", "))}</p>
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
          options={fieldsToOrderBy(fields, sort).map((name) => ({ value: name, label: nameOf(name) }))}
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
  const key = readKey(raw);
  const place = `sort[${index}]`;
  const field = key && endpoint && Object.hasOwn(endpoint.fields, key.field) && endpoint.fields[key.field];
  const [ascending, descending] = words.directions[directionWords((field || undefined)?.format)];
  return (
    <div data-path={place} className="-mt-1 flex flex-col gap-1 pb-2">
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
              onChange(writeKey({ field: key.field, isDescending: target.value === "-" }))
            }
          />
        ) : (
          <OddPart path={place} text={texts.odd.entry(index + 1)} />
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
      <ProblemLines problems={problemsAt(problems, [place])} />
    </div>
  );
}
