import type { ObjectType } from "@portico/portal-config/keywords";
import { Button, IconButton } from "@portico/ui";
import { Plus, X } from "@portico/ui/icons";
import { moveEntry, OrderedList } from "@portico/ui/ordered-list";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { AddEntry, type EntryOption } from "../controls/add-entry.tsx";
import { Expandable } from "../controls/expandable.tsx";
import { focusEntry } from "../controls/focus-entry.ts";
import { PersonalMark } from "../controls/personal-mark.tsx";
import { ProblemLines } from "../controls/problem-lines.tsx";
import { UnsupportedPart } from "../controls/unsupported-part.tsx";
import { type JsonObject, mostEntries, propertyOf, textOf } from "../document/document.ts";
import { problemsAt } from "../document/problems.ts";
import { type KeywordFieldProps, useScreenForm } from "../document/screen-form.tsx";
import { labelAt } from "./keyword-texts.ts";
import { collapse, emptyEntry, expand, shownPaths } from "./keyword-values.ts";
import { ObjectFields, type ObjectFieldsProps } from "./object-field.tsx";

const texts = screenEditorMessages.form.keywords;
/** Keywords with the name of an entry, the best first. */
const naming = ["label", "title", "field", "name", "id", "kind"];

/** How an entry is shown. */
export interface EntryDescription extends Pick<ObjectFieldsProps, "first" | "hidden" | "hints"> {
  readonly label?: string | undefined;
  /** A short summary. */
  readonly about?: string | undefined;
  readonly isPersonal?: boolean;
}

/** What can be added to a list, instead of empty entries. */
export interface EntryOffers {
  readonly label: string;
  readonly options: readonly EntryOption[];
  readonly onAdd: (value: string) => void;
}

/** Props of `EntryList`. */
export interface EntryListProps extends KeywordFieldProps {
  /** Describes an entry. @default by its name */
  describe?: (entry: JsonObject) => EntryDescription;
  offers?: EntryOffers;
  /** Shown while there are no entries. */
  none?: string;
  /** The section around it has the same title. @default false */
  isLabelHidden?: boolean;
}

/** A list of objects: entries that can be expanded, moved, added and removed. */
export function EntryList({ describe = () => ({}), offers, ...props }: EntryListProps) {
  const { keyword, path, value = [], none = texts.noEntries, isLabelHidden = false, onChange } = props;
  const { problems, isReadOnly } = useScreenForm();
  const root = useRef<HTMLFieldSetElement>(null);
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const { keys, ...keyed } = useEntryKeys(entries.length);
  const type = keyword.type.kind === "list" ? keyword.type.of : undefined;
  if (!Array.isArray(value) || type?.kind !== "object" || entries.length > mostEntries)
    return <UnsupportedPart path={path} />;
  const label = labelAt(path);
  const set = (next: readonly unknown[]) =>
    onChange(next.length === 0 && !keyword.isRequired ? undefined : next);
  const focusAfter = (change: () => void, index: number) => {
    flushSync(change);
    focusEntry(root.current, "summary", index, "[data-add]");
  };
  const shown = entries.map((raw, index) => {
    const entry = expand(type, raw);
    const description = entry && describe(entry);
    const name = description?.label || naming.map((key) => textOf(propertyOf(entry, key))).find(Boolean);
    return { entry, ...description, label: name ?? texts.entry(index + 1) };
  });
  return (
    <fieldset ref={root} data-path={path} className="col-span-full flex min-w-0 flex-col gap-2">
      <legend className={isLabelHidden ? "sr-only" : "mb-1 text-table font-medium"}>{label}</legend>
      {entries.length === 0 && <p className="text-table text-fg-muted">{none}</p>}
      <OrderedList
        aria-label={label}
        isReadOnly={isReadOnly}
        onMove={({ from, to }) => {
          keyed.move(from, to);
          set(moveEntry(entries, from, to));
        }}
        entries={shown.map((one, index) => ({
          id: keys[index] ?? "",
          label: one.label,
          content: (
            <EntryRow
              {...one}
              type={type}
              path={`${path}[${index}]`}
              onChange={(next) => set(entries.with(index, collapse(type, next)))}
              onRemove={() => {
                keyed.remove(index);
                focusAfter(() => set(entries.toSpliced(index, 1)), index);
              }}
            />
          ),
        }))}
      />
      {!isReadOnly && offers && <AddEntry {...offers} />}
      {!isReadOnly && !offers && (
        <Button
          data-add=""
          size="sm"
          className="self-start"
          icon={<Plus size={14} aria-hidden="true" />}
          onClick={() => focusAfter(() => set([...entries, emptyEntry(type, entries)]), entries.length)}
        >
          {texts.addEntry(label)}
        </Button>
      )}
      <ProblemLines problems={problems.filter((problem) => problem.path === path)} />
    </fieldset>
  );
}

interface EntryRowProps extends EntryDescription {
  label: string;
  type: ObjectType;
  path: string;
  /** Undefined if the form cannot show it. */
  entry: JsonObject | undefined;
  onChange: (value: JsonObject) => void;
  onRemove: () => void;
}

function EntryRow({ label, about, isPersonal, entry, onRemove, ...fields }: EntryRowProps) {
  const { path, type, hidden = [] } = fields;
  const { problems, isReadOnly } = useScreenForm();
  const inFields = entry ? shownPaths(type, entry, path, hidden) : [];
  const summary = (
    <>
      <span className="text-fg">{label}</span> {about && <span className="font-normal">{about}</span>}{" "}
      {isPersonal && <PersonalMark />}
    </>
  );
  return (
    <div
      data-path={path}
      className="flex items-start gap-2 rounded-lg border border-transparent px-2 has-[details[open]]:border-border has-[details[open]]:bg-surface-sunken"
    >
      <div className="flex min-w-0 flex-1 flex-col gap-1 py-1">
        {entry ? (
          <Expandable label={summary} isLazy={problemsAt(problems, [path]).length === 0}>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-x-4 gap-y-3 pb-2">
              <ObjectFields {...fields} value={entry} />
            </div>
          </Expandable>
        ) : (
          <UnsupportedPart path={path} text={screenEditorMessages.form.unsupported.entry(label)} />
        )}
        <div className="peer-open:hidden">
          <ProblemLines problems={problemsAt(problems, inFields)} />
        </div>
        <ProblemLines problems={problemsAt(problems, [path], inFields)} />
      </div>
      {!isReadOnly && (
        <IconButton
          size="sm"
          label={texts.removeEntry(label)}
          icon={<X size={14} aria-hidden="true" />}
          onClick={onRemove}
        />
      )}
    </div>
  );
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
