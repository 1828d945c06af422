import { Button, Combobox, IconButton, type SelectOption } from "@portico/ui";
import { Plus, X } from "@portico/ui/icons";
import { moveEntry, OrderedList } from "@portico/ui/ordered-list";
import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { screenEditorMessages } from "../../../../../messages/screen-editor.ts";
import { useScreenForm } from "../document/screen-form.tsx";
import { focusIn } from "./focusable.ts";
import { Group, type GroupProps, Problems } from "./parts.tsx";
import { foundByValue } from "./search.ts";

/** A row of a list. */
export interface Row {
  /** Unique in the list. @default rows are numbered, and keep their numbers when they move */
  readonly id?: string;
  readonly label: string;
  readonly path: string;
  readonly content: ReactNode;
  /** The paths whose problems it shows. @default its own */
  readonly paths?: readonly string[];
  /** The paths whose problems its content shows. */
  readonly shown?: readonly string[];
}

/** How rows are added: with a button, or by selecting an option. */
export interface RowAdder {
  readonly label: string;
  readonly hint?: string;
  readonly options?: readonly (SelectOption & { description?: string | undefined })[];
  /** Why no row can be added now. */
  readonly disabledReason?: string | undefined;
  /** Whether several rows are usually added one after another. @default false */
  readonly keepsFocus?: boolean;
  /** Called with the value of the option; empty for a button. */
  readonly onAdd: (value: string) => void;
}

export interface RowsProps extends Pick<GroupProps, "path" | "label" | "hint" | "isLabelHidden"> {
  rows: readonly Row[];
  /** Shown while there are no rows. */
  none?: string | undefined;
  add: RowAdder;
  /** Called with the old and new index of a row. @default rows cannot be moved */
  onMove?: (change: { from: number; to: number }) => void;
  onRemove: (index: number) => void;
  /** Class of the list. */
  className?: string;
  /** Shown above the list. */
  children?: ReactNode;
}

/** The look of rows with fields that can be expanded. */
const expandable =
  "rounded-lg border border-transparent px-2 has-[details[open]]:border-border has-[details[open]]:bg-surface-sunken";

/** A list with rows that can be added, removed and moved. The focus follows. */
export function Rows({ rows, none, add, onMove, onRemove, className, children, ...group }: RowsProps) {
  const { isReadOnly } = useScreenForm();
  const root = useRef<HTMLDivElement>(null);
  const numbers = useRowNumbers(rows.length);
  const elements = () => [...(root.current?.querySelector(":scope > ol")?.children ?? [])];
  const remove = (index: number) => {
    flushSync(() => {
      numbers.remove(index);
      onRemove(index);
    });
    const rest = elements();
    focusIn(rest[Math.min(index, rest.length - 1)] ?? root.current);
  };
  const addRow = (value = "") => {
    const before = elements();
    flushSync(() => add.onAdd(value));
    if (!add.keepsFocus) focusIn(elements().find((element) => !before.includes(element)));
  };
  const pathsOf = ({ path, paths = [path] }: Row) => paths;
  return (
    <Group {...group} except={rows.flatMap(pathsOf)}>
      {children}
      <div ref={root} className="flex flex-col gap-2">
        {rows.length === 0 && none && <p className="text-table text-fg-muted">{none}</p>}
        {rows.length > 0 && (
          <OrderedList
            aria-label={group.label}
            className={className}
            isReadOnly={isReadOnly || !onMove}
            onMove={(change) => {
              numbers.move(change);
              onMove?.(change);
            }}
            entries={rows.map((row, index) => ({
              id: row.id ?? `${numbers.current[index]}`,
              label: row.label,
              content: (
                <div data-path={row.path} className={`flex items-start gap-2 ${onMove ? expandable : ""}`}>
                  <div className="flex min-w-0 flex-1 flex-col gap-1 py-1">
                    {row.content}
                    <Problems at={pathsOf(row)} except={row.shown ?? []} />
                  </div>
                  {!isReadOnly && (
                    <IconButton
                      size="sm"
                      className={onMove ? "" : "mt-7"}
                      label={screenEditorMessages.form.remove(row.label)}
                      icon={<X size={14} aria-hidden="true" />}
                      onClick={() => remove(index)}
                    />
                  )}
                </div>
              ),
            }))}
          />
        )}
        {!isReadOnly && <Adder {...add} onAdd={addRow} />}
      </div>
    </Group>
  );
}

function Adder({ label, hint, options, disabledReason, onAdd }: RowAdder) {
  if (options?.length === 0) return null;
  return options ? (
    <Combobox
      className="max-w-96"
      label={label}
      hint={hint}
      value={null}
      options={foundByValue(options)}
      onChange={({ option }) => option && onAdd(option.value)}
    />
  ) : (
    <Button
      size="sm"
      className="self-start"
      icon={<Plus size={14} aria-hidden="true" />}
      disabledReason={disabledReason}
      onClick={() => onAdd("")}
    >
      {label}
    </Button>
  );
}

/** Numbers for rows without their own ids. They move with the rows, so that what is open stays open. */
function useRowNumbers(count: number) {
  const [{ known, next }, setState] = useState({ known: numbersFrom(0, count), next: count });
  const isOutdated = known.length !== count;
  // Rows were added, or removed elsewhere, such as in the JSON view.
  const current = isOutdated ? [...known.slice(0, count), ...numbersFrom(next, count - known.length)] : known;
  if (isOutdated) setState({ known: current, next: Math.max(next, next + count - known.length) });
  const change = (changed: readonly number[]) => setState({ known: changed, next });
  return {
    current,
    move: ({ from, to }: { from: number; to: number }) => change(moveEntry(current, from, to)),
    remove: (index: number) => change(current.toSpliced(index, 1)),
  };
}

function numbersFrom(first: number, count: number): readonly number[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => first + index);
}
