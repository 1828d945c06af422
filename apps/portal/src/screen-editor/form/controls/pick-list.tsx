import { OrderedList } from "@portico/ui/ordered-list";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useScreenForm } from "../document/screen-form.tsx";
import { focusEntry } from "./focus-entry.ts";
import { MoreEntries, type PickOption } from "./more-entries.tsx";
import { type PickedEntry, PickedRow } from "./picked-row.tsx";

/** Props of `PickList`. */
export interface PickListProps {
  /** What the ticked entries are, in their order. */
  label: string;
  /** What the entries that can be ticked are called. */
  moreLabel: string;
  /** Shown while nothing is selected. */
  none: string;
  picked: readonly PickedEntry[];
  offers: readonly PickOption[];
  /** Called with the id of an offer that was ticked. */
  onPick: (change: { id: string }) => void;
  /** Called with the index of a deselected entry. */
  onDrop: (change: { index: number }) => void;
  onMove: (change: { from: number; to: number }) => void;
}

/** Checkboxes for many options: the selected ones come first, in an order that can be changed. */
export function PickList({ label, moreLabel, none, picked, offers, onPick, onDrop, onMove }: PickListProps) {
  const { isReadOnly } = useScreenForm();
  const root = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<readonly string[]>([]);
  const toggle = (id: string) =>
    setOpened(opened.includes(id) ? opened.filter((one) => one !== id) : [...opened, id]);
  const drop = (index: number) => {
    flushSync(() => onDrop({ index }));
    focusTick(root.current, "picked", index);
  };
  const pick = (id: string, index: number) => {
    flushSync(() => onPick({ id }));
    focusTick(root.current, "more", index);
  };
  const entries = picked.map((entry, index) => ({
    id: entry.id,
    label: entry.label,
    content: (
      <PickedRow
        entry={entry}
        isOpen={opened.includes(entry.id)}
        onToggle={() => toggle(entry.id)}
        onDrop={() => drop(index)}
      />
    ),
  }));
  return (
    <div ref={root} className="flex flex-col gap-4">
      <div data-ticks="picked">
        <h3 className="mb-1 text-table font-medium text-fg-muted">{label}</h3>
        {entries.length === 0 ? (
          <p className="text-table">{none}</p>
        ) : (
          <OrderedList aria-label={label} entries={entries} onMove={onMove} isReadOnly={isReadOnly} />
        )}
      </div>
      {!isReadOnly && offers.length > 0 && <MoreEntries label={moreLabel} offers={offers} onPick={pick} />}
    </div>
  );
}

function focusTick(root: HTMLElement | null, list: "picked" | "more", index: number) {
  focusEntry(root, `[data-ticks="${list}"] [data-tick]`, index, "[data-tick]");
}
