import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { type FilterOffer, filterOffers } from "../filters/filter-offers.ts";
import { FormSection } from "../form-section.tsx";
import { OddPart } from "../odd-part.tsx";
import { AddFrom } from "../pick-list/add-from.tsx";
import { focusEntry } from "../pick-list/focus-entry.ts";
import { useScreenForm } from "../screen-form.tsx";
import { entriesOf, readAlways, withAlways, withDependencies, withoutShown } from "./always.ts";
import { AlwaysEntries } from "./always-entries.tsx";
import { OddEntry } from "./odd-entry.tsx";

const texts = screenEditorMessages.form.always;

/** What the list is always narrowed by, each filter entered as people would enter it. */
export function AlwaysSection() {
  const { document, endpoint, isReadOnly, update } = useScreenForm();
  const [opened, setOpened] = useState<readonly string[]>([]);
  const root = useRef<HTMLDivElement>(null);
  const offers = endpoint ? filterOffers(endpoint) : [];
  const always = readAlways(document, offers);
  if (!always) {
    return (
      <FormSection id="always">
        <OddPart path="permanentFilters" />
      </FormSection>
    );
  }
  const entries = entriesOf(offers, always.values, opened);
  const free = offers.filter((offer) => !entries.includes(offer));
  const add = (offer: FilterOffer) => {
    const wanted = withDependencies(offer, offers);
    flushSync(() => setOpened([...opened, ...wanted.map(({ id }) => id)]));
    const open = wanted.find(({ names }) => !names.some((name) => always.values[name]));
    const place = `permanentFilters.${open?.names[0]}`;
    root.current
      ?.querySelector<HTMLElement>(`[data-path="${CSS.escape(place)}"] :is(input, select)`)
      ?.focus();
  };
  const remove = (offer: FilterOffer, index: number) => {
    const rest = Object.entries(always.values).filter(([name]) => !offer.names.includes(name));
    flushSync(() => {
      setOpened(opened.filter((id) => id !== offer.id));
      update((before) => withAlways(before, Object.fromEntries(rest), always.odd));
    });
    focusEntry(root.current, "[data-remove]", index, "[data-add]");
  };
  const removeOdd = (name: string) => {
    const rest = always.odd.filter((other) => other !== name);
    flushSync(() => update((before) => withAlways(before, always.values, rest)));
    focusEntry(root.current, "[data-remove]", entries.length, "[data-add]");
  };
  const shown = entries.flatMap(({ names }) => names.map((name) => `permanentFilters.${name}`));
  return (
    <FormSection id="always" shown={shown}>
      <div ref={root} className="flex flex-col gap-4">
        {entries.length === 0 && always.odd.length === 0 && <p className="text-table">{texts.none}</p>}
        {entries.length > 0 && (
          <AlwaysEntries
            entries={entries}
            values={always.values}
            onChange={({ values }) =>
              update((before) => withoutShown(withAlways(before, values, always.odd), Object.keys(values)))
            }
            onRemove={({ offer, index }) => remove(offer, index)}
          />
        )}
        {always.odd.map((name) => (
          <OddEntry key={name} name={name} onRemove={() => removeOdd(name)} />
        ))}
        {!isReadOnly && (
          <AddFrom
            label={texts.pick}
            hint={texts.pickHint}
            noneLeft={texts.noneLeft}
            options={free.map(({ id, label }) => ({ value: id, label }))}
            onAdd={({ value }) => {
              const offer = offers.find(({ id }) => id === value);
              if (offer) add(offer);
            }}
          />
        )}
      </div>
    </FormSection>
  );
}
