import { Checkbox, TextField } from "@portico/ui";
import { Search } from "@portico/ui/icons";
import { useId, useState } from "react";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { PersonalMark } from "./personal-mark.tsx";

const texts = screenEditorMessages.form;
/** From so many on they are searched. */
const searchedFrom = 9;

/** Something that can be ticked. */
export interface PickOption {
  /** Unique among the offers. */
  readonly id: string;
  readonly label: string;
  /** A short description. */
  readonly about?: string | undefined;
  readonly isPersonal?: boolean;
}

/** Props of `MoreEntries`. */
export interface MoreEntriesProps {
  label: string;
  offers: readonly PickOption[];
  /** Called with the selected option and its index among those shown. */
  onPick: (id: string, index: number) => void;
}

/** The options that are not selected yet, with a search if there are many. */
export function MoreEntries({ label, offers, onPick }: MoreEntriesProps) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const isSearched = offers.length >= searchedFrom || typed !== "";
  const focusRequest = typed.trim().toLocaleLowerCase();
  const found = isSearched
    ? offers.filter((one) => one.label.toLocaleLowerCase().includes(focusRequest))
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
