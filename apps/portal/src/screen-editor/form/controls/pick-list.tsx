import { Checkbox, TextField } from "@portico/ui";
import { Search } from "@portico/ui/icons";
import { OrderedList } from "@portico/ui/ordered-list";
import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { useScreenForm } from "../document/screen-form.tsx";
import { focusEntry } from "./focus-entry.ts";
import { PersonalMark } from "./personal-mark.tsx";
import { type PickedEntry, PickedRow } from "./picked-row.tsx";

const texts = screenEditorMessages.form;
const searchedFrom = 9;
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

/** From so many on they are searched. */

/** Something that can be ticked. */
interface PickOption {
  /** Unique among the offers. */
  readonly id: string;
  readonly label: string;
  /** A short description. */
  readonly about?: string | undefined;
  readonly isPersonal?: boolean;
}

interface MoreEntriesProps {
  label: string;
  offers: readonly PickOption[];
  /** Called with the selected option and its index among those shown. */
  onPick: (id: string, index: number) => void;
}

/** The options that are not selected yet, with a search if there are many. */
function MoreEntries({ label, offers, onPick }: MoreEntriesProps) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const isSearched = offers.length >= searchedFrom || typed !== "";
  const searched = typed.trim().toLocaleLowerCase();
  const found = isSearched
    ? offers.filter((one) => one.label.toLocaleLowerCase().includes(searched))
    : offers;
  return (
    <fieldset aria-labelledby={id} data-ticks="more" className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 id={id} className="text-table font-medium text-fg-muted">
          {label}
        </h3>
        {isSearched && (
          <TextField
            type="search"
            label={`${texts.search}: ${label}`}
            isLabelHidden
            placeholder={texts.search}
            icon={<Search size={16} />}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="max-w-56"
          />
        )}
      </div>
      {found.length === 0 && <p className="text-table text-fg-muted">{texts.noMatches(typed)}</p>}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(12rem,100%),1fr))] gap-x-4 gap-y-2">
        {found.map(({ id: offerId, label: name, about, isPersonal }, index) => (
          <li key={offerId} className="min-w-0">
            <Checkbox
              data-tick=""
              label={name}
              hint={about}
              checked={false}
              onCheckedChange={() => onPick(offerId, index)}
            />
            {isPersonal && <PersonalMark className="ms-6.5" />}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
