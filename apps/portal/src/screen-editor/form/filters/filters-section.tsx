import type { ListEndpoint } from "@portico/contract";
import { TextField } from "@portico/ui";
import { moveEntry } from "@portico/ui/ordered-list";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { isWords, showableList, textOf, wordOf } from "../document.ts";
import { FormSection } from "../form-section.tsx";
import { OddPart } from "../odd-part.tsx";
import { PickList } from "../pick-list/pick-list.tsx";
import type { PickedEntry } from "../pick-list/picked-row.tsx";
import { uniqueIds } from "../pick-list/unique-ids.ts";
import { errorAt } from "../problems.ts";
import { type ScreenForm, useScreenForm } from "../screen-form.tsx";
import {
  type FilterOffer,
  filterOffers,
  namesInUse,
  namesOfRaw,
  offerOf,
  withLabel,
} from "./filter-offers.ts";

const texts = screenEditorMessages.form;

/** What people can narrow the list by, in which order, and what each filter is called. */
export function FiltersSection() {
  const form = useScreenForm();
  const { document, endpoint, setWord } = form;
  const filters = showableList(document, "filters");
  if (!filters) {
    return (
      <FormSection id="filters" shown={[]}>
        <OddPart path="filters" />
      </FormSection>
    );
  }
  const offers = endpoint ? filterOffers(endpoint) : [];
  const always = wordOf(document, "permanentFilters");
  const used = [...namesInUse(filters), ...(isWords(always) ? Object.keys(always) : [])];
  const free = offers.filter(({ names }) => !names.some((name) => used.includes(name)));
  return (
    <FormSection id="filters" shown={filters.map((_, index) => `filters[${index}]`)}>
      <PickList
        label={texts.filters.list}
        moreLabel={texts.filters.more}
        none={texts.filters.none}
        picked={pickedFilters(filters, offers, form)}
        offers={free.map((offer) => ({
          id: offer.id,
          label: offer.label,
          isPersonal: offer.isPersonal,
          about: aboutFilter(offer, endpoint),
        }))}
        onPick={({ id }) => {
          const offer = offers.find((one) => one.id === id);
          if (offer) setWord("filters", [...filters, offer.said]);
        }}
        onDrop={({ index }) => setWord("filters", filters.toSpliced(index, 1))}
        onMove={({ from, to }) => setWord("filters", moveEntry(filters, from, to))}
      />
    </FormSection>
  );
}

function pickedFilters(
  filters: readonly unknown[],
  offers: readonly FilterOffer[],
  { endpoint, problems, setWord }: ScreenForm,
): readonly PickedEntry[] {
  const ids = uniqueIds(
    filters.map((raw, index) => namesOfRaw(raw)?.join() ?? texts.odd.entryName(index + 1)),
  );
  return filters.map((raw, index): PickedEntry => {
    const place = `filters[${index}]`;
    const id = ids[index] ?? place;
    const names = namesOfRaw(raw);
    if (!names) {
      const odd = texts.odd.entry(index + 1);
      return { id, label: texts.odd.entryName(index + 1), place, odd };
    }
    const known = endpoint && offerOfNames(names, offers, endpoint);
    if (!known) return { id, label: names.join(", "), place };
    const label = textOf(wordOf(raw, "label"));
    const shownAs = label || known.label;
    return {
      id,
      label: shownAs,
      place,
      about: aboutFilter(known, endpoint),
      isPersonal: known.isPersonal,
      editLabel: texts.filters.edit(shownAs),
      shown: [`${place}.label`],
      details: (
        <TextField
          data-path={`${place}.label`}
          label={texts.filters.label}
          hint={texts.filters.labelHint(known.label)}
          error={errorAt(problems, `${place}.label`)}
          value={label}
          onChange={({ target }) => setWord("filters", filters.with(index, withLabel(raw, target.value)))}
        />
      ),
    };
  });
}

function offerOfNames(names: readonly string[], offers: readonly FilterOffer[], endpoint: ListEndpoint) {
  const [name] = names;
  const single = names.length === 1 && name !== undefined ? offerOf(name, endpoint) : undefined;
  return offers.find(({ id }) => id === names.join()) ?? single;
}

/** How a filter is entered, and what its choices follow. */
function aboutFilter({ kind, dependsOn }: FilterOffer, endpoint: ListEndpoint | undefined): string {
  const labels = dependsOn.flatMap((name) => (endpoint && offerOf(name, endpoint)?.label) || []);
  const follows = labels.length > 0 ? [texts.filters.narrowedBy(labels.join(", "))] : [];
  return [texts.filters.kinds[kind], ...follows].join("; ");
}
