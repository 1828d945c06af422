import { quoteLimits } from "@portico/contract";
import { X } from "@portico/ui/icons";
import { isInputMethodKey } from "@portico/ui/keyboard";
import { useDeferredValue, useEffect, useRef, useState } from "react";
import type { CallInput } from "../api/send.ts";
import { useCall } from "../api/use-call.ts";
import { fieldStyles, focusRing } from "../controls/control-styles.ts";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { Field } from "../controls/field.tsx";
import type { Preference } from "../quote/draft.ts";
import { useSite } from "../site/site.ts";
import { SuggestionList } from "./suggestion-list.tsx";

interface Props {
  readonly id: string;
  readonly call: "quote.doctors" | "quote.drugs";
  readonly zip: string;
  readonly label: string;
  readonly hint: string;
  readonly chosen: readonly Preference[];
  readonly onChange: (chosen: readonly Preference[]) => void;
}

const minLetters = 3;
/** Milliseconds without typing before a search. */
const pause = 250;

/** A list of doctors or drugs, found by name. */
export function PreferenceField({ id, call, zip, label, hint, chosen, onChange }: Props) {
  const { texts } = useSite();
  const [text, setText] = useState("");
  const [active, setActive] = useState(0);
  const searched = usePaused(text.trim());
  const input = useRef<HTMLInputElement>(null);
  const isSearched = searched.length >= minLetters;
  const doctors = useCall(
    "quote.doctors",
    call === "quote.doctors" && isSearched ? { body: { text: searched, zip } } : undefined,
  );
  const drugs = useCall(
    "quote.drugs",
    call === "quote.drugs" && isSearched ? drugInput(searched) : undefined,
  );
  const { data, isLoading, failure, retry } = call === "quote.doctors" ? doctors : drugs;
  const isOpen = isSearched && text.trim() !== "";
  const found = isOpen && !failure ? (data ?? []).filter(({ value }) => !has(chosen, value)) : [];
  const isFull = chosen.length >= quoteLimits.maxPreferred;
  const add = (item: Preference | undefined) => {
    if (!item || isFull) return;
    onChange([...chosen, { value: item.value, group: item.group }]);
    setText("");
    setActive(0);
    input.current?.focus();
  };
  const listId = `${id}-list`;
  return (
    <div className="grid gap-3">
      <Field id={id} label={`${label} (${texts.site.optional})`} hint={isFull ? texts.needs.full : hint}>
        {({ describedBy }) => (
          <div className="relative">
            <input
              ref={input}
              id={id}
              role="combobox"
              aria-expanded={found.length > 0}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={found[active] ? `${listId}-${active}` : undefined}
              aria-describedby={describedBy}
              autoComplete="off"
              maxLength={100}
              disabled={isFull}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setActive(0);
              }}
              onKeyDown={(event) => {
                if (isInputMethodKey(event)) return;
                const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
                if (move !== undefined && found.length > 0) {
                  event.preventDefault();
                  setActive((active + move + found.length) % found.length);
                } else if (event.key === "Enter" && text !== "") {
                  // Enter continues only from an empty field.
                  event.preventDefault();
                  add(found[active]);
                } else if (event.key === "Escape") setText("");
              }}
              className={fieldStyles}
            />
            <SuggestionList id={listId} label={label} items={found} active={active} onChoose={add} />
          </div>
        )}
      </Field>
      <p role="status" className="sr-only">
        {isOpen && !isLoading && found.length > 0 && texts.needs.found(found.length)}
      </p>
      {isOpen && isLoading && <p className="text-sm text-fg-muted">{texts.needs.searching}</p>}
      {isOpen && !isLoading && !failure && found.length === 0 && (
        <p className="text-sm text-fg-muted">{texts.needs.noneFound(searched)}</p>
      )}
      {isOpen && failure && <FailureNotice failure={failure} onRetry={retry} />}
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {chosen.map((item) => (
            <li
              key={item.value}
              className="inline-flex max-w-full items-center gap-1 rounded-full border border-border bg-surface ps-4"
            >
              <span className="min-w-0 truncate">{item.group}</span>
              <button
                type="button"
                aria-label={texts.needs.removeItem(item.group)}
                onClick={() => {
                  onChange(chosen.filter((one) => one !== item));
                  input.current?.focus();
                }}
                className={`grid size-11 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-surface-hover ${focusRing}`}
              >
                <X size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function drugInput(text: string): CallInput<"quote.drugs"> {
  return { body: { text } };
}

function has(chosen: readonly Preference[], value: string): boolean {
  return chosen.some((one) => one.value === value);
}

/** A value that follows after a pause in typing. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return useDeferredValue(paused);
}
