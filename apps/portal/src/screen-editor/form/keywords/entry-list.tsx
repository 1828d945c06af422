import type { ObjectType } from "@portico/portal-config/keywords";
import { Button } from "@portico/ui";
import { Plus, Trash2 } from "@portico/ui/icons";
import { moveEntry, OrderedList } from "@portico/ui/ordered-list";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { Expandable } from "../controls/expandable.tsx";
import { focusEntry } from "../controls/focus-entry.ts";
import { ProblemLines } from "../controls/problem-lines.tsx";
import { UnsupportedPart } from "../controls/unsupported-part.tsx";
import { type JsonObject, mostEntries, propertyOf, textOf } from "../document/document.ts";
import { problemsAt } from "../document/problems.ts";
import { useScreenForm } from "../document/screen-form.tsx";
import type { KeywordFieldComponent, KeywordFieldProps } from "./keyword-props.ts";
import { labelAt } from "./keyword-texts.ts";
import { collapse, emptyValue, expand, shownPaths } from "./keyword-values.ts";
import { ObjectFields } from "./object-field.tsx";

const texts = screenEditorMessages.form.keywords;
/** Keywords with the name of an entry, the best first. */
const naming = ["label", "title", "field", "name", "id", "kind"];

interface EntryListProps extends KeywordFieldProps {
  type: ObjectType;
  entries: readonly unknown[];
  Field: KeywordFieldComponent;
}

/** A list of objects: entries that can be expanded, moved, added and removed. */
export function EntryList({ type, entries, Field, keyword, path, onChange }: EntryListProps) {
  const { problems, isReadOnly } = useScreenForm();
  const root = useRef<HTMLFieldSetElement>(null);
  const { keys, ...keyed } = useEntryKeys(entries.length);
  if (entries.length > mostEntries) return <UnsupportedPart path={path} />;
  const label = labelAt(path);
  const names = entries.map((raw, index) => nameOf(expand(type, raw)) ?? texts.entry(index + 1));
  const set = (next: readonly unknown[]) =>
    onChange(next.length === 0 && !keyword.isRequired ? undefined : next);
  const change = (next: readonly unknown[], index: number) => {
    flushSync(() => set(next));
    focusEntry(root.current, "summary", index, "[data-add]");
  };
  return (
    <fieldset ref={root} data-path={path} className="col-span-full flex min-w-0 flex-col gap-2">
      <legend className="mb-1 text-table font-medium">{label}</legend>
      {entries.length === 0 && <p className="text-table text-fg-muted">{texts.noEntries}</p>}
      <OrderedList
        aria-label={label}
        isReadOnly={isReadOnly}
        onMove={({ from, to }) => {
          keyed.move(from, to);
          set(moveEntry(entries, from, to));
        }}
        entries={entries.map((raw, index) => ({
          id: keys[index] ?? "",
          label: names[index] ?? "",
          content: (
            <EntryFields
              {...{ type, raw, Field }}
              name={names[index] ?? ""}
              path={`${path}[${index}]`}
              onChange={(next) => set(entries.with(index, collapse(type, next)))}
              onRemove={() => {
                keyed.remove(index);
                change(entries.toSpliced(index, 1), index);
              }}
            />
          ),
        }))}
      />
      {!isReadOnly && (
        <Button
          data-add=""
          size="sm"
          className="self-start"
          icon={<Plus size={14} aria-hidden="true" />}
          onClick={() => change([...entries, emptyValue(type)], entries.length)}
        >
          {texts.addEntry(label)}
        </Button>
      )}
      <ProblemLines problems={problems.filter((problem) => problem.path === path)} />
    </fieldset>
  );
}

interface EntryFieldsProps {
  type: ObjectType;
  raw: unknown;
  name: string;
  path: string;
  Field: KeywordFieldComponent;
  onChange: (value: JsonObject) => void;
  onRemove: () => void;
}

function EntryFields({ type, raw, name, path, Field, onChange, onRemove }: EntryFieldsProps) {
  const { problems, isReadOnly } = useScreenForm();
  const value = expand(type, raw);
  if (!value) return <UnsupportedPart path={path} />;
  return (
    <div data-path={path} className="my-1 rounded-lg border border-border bg-surface-sunken px-3 py-2">
      <Expandable label={name} isLazy={problemsAt(problems, [path]).length === 0}>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-x-4 gap-y-3">
          <ObjectFields {...{ type, path, value, Field, onChange }} />
        </div>
        {!isReadOnly && (
          <Button
            size="sm"
            className="self-start"
            icon={<Trash2 size={14} aria-hidden="true" />}
            onClick={onRemove}
          >
            {texts.removeEntry(name)}
          </Button>
        )}
      </Expandable>
      <ProblemLines problems={problemsAt(problems, [path], shownPaths(type, value, path))} />
    </div>
  );
}

function nameOf(value: JsonObject | undefined): string | undefined {
  return naming.map((key) => textOf(propertyOf(value, key))).find(Boolean);
}

/** Keys for entries without their own ids. They move with the entries, so that what is open stays open. */
function useEntryKeys(count: number) {
  const [{ keys, next }, setState] = useState({ keys: numbersFrom(0, count), next: count });
  const isOutdated = keys.length !== count;
  // Entries were added or removed elsewhere, such as in the JSON view.
  const current = isOutdated ? [...keys.slice(0, count), ...numbersFrom(next, count - keys.length)] : keys;
  if (isOutdated) setState({ keys: current, next: Math.max(next, next + count - keys.length) });
  const change = (changed: readonly number[]) => setState({ keys: changed, next });
  return {
    keys: current.map(String),
    move: (from: number, to: number) => change(moveEntry(current, from, to)),
    remove: (index: number) => change(current.toSpliced(index, 1)),
  };
}

function numbersFrom(first: number, count: number): readonly number[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => first + index);
}
