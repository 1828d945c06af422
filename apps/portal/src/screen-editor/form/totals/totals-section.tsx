import { Checkbox, TextField } from "@portico/ui";
import { moveEntry } from "@portico/ui/ordered-list";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { showableList, textOf, wordOf } from "../document.ts";
import { FormSection } from "../form-section.tsx";
import { OddPart } from "../odd-part.tsx";
import { PickList } from "../pick-list/pick-list.tsx";
import type { PickedEntry } from "../pick-list/picked-row.tsx";
import { uniqueIds } from "../pick-list/unique-ids.ts";
import { errorAt } from "../problems.ts";
import { useScreenForm } from "../screen-form.tsx";
import { readTotal, type TotalOffer, totalOffers, withTotalWord } from "./totals.ts";

const texts = screenEditorMessages.form;
const { totals: words } = texts;

/** What is counted and summed up under the list. */
export function TotalsSection() {
  const { document, endpoint, setWord } = useScreenForm();
  const totals = showableList(document, "footer");
  if (!totals) {
    return (
      <FormSection id="totals">
        <OddPart path="footer" />
      </FormSection>
    );
  }
  const offers = totalOffers(endpoint?.fields ?? {});
  const taken = totals.map((raw) => readTotal(raw)?.id);
  const set = (next: readonly unknown[]) => setWord("footer", next.length === 0 ? undefined : next);
  return (
    <FormSection id="totals" shown={totals.map((_, index) => `footer[${index}]`)}>
      <PickList
        label={words.list}
        moreLabel={words.more}
        none={words.none}
        picked={pickedTotals(totals, offers, set)}
        offers={offers.filter(({ id }) => !taken.includes(id))}
        onPick={({ id }) => {
          const offer = offers.find((one) => one.id === id);
          if (offer) set([...totals, offer.said]);
        }}
        onDrop={({ index }) => set(totals.toSpliced(index, 1))}
        onMove={({ from, to }) => set(moveEntry(totals, from, to))}
      />
    </FormSection>
  );
}

function pickedTotals(
  totals: readonly unknown[],
  offers: readonly TotalOffer[],
  set: (totals: readonly unknown[]) => void,
): readonly PickedEntry[] {
  const ids = uniqueIds(totals.map((raw, index) => readTotal(raw)?.id ?? texts.odd.entryName(index + 1)));
  return totals.map((raw, index): PickedEntry => {
    const place = `footer[${index}]`;
    const id = ids[index] ?? place;
    const total = readTotal(raw);
    const offer = offers.find((one) => one.id === total?.id);
    const said = textOf(wordOf(raw, "label"));
    if (!total) return { id, label: texts.odd.entryName(index + 1), place, odd: texts.odd.entry(index + 1) };
    if (!offer) return { id, label: said || total.id, place, about: aboutUnknown(raw) };
    const label = said || offer.label;
    const isHidden = wordOf(raw, "hidden") === true;
    return {
      id,
      label,
      place,
      about: isHidden ? `${offer.about} · ${words.hidden.toLocaleLowerCase()}` : offer.about,
      editLabel: words.edit(label),
      shown: [`${place}.label`, `${place}.hidden`],
      details: (
        <TotalDetails
          raw={raw}
          offer={offer}
          place={place}
          onChange={(word, value) => set(withTotalWord(totals, index, word, value))}
        />
      ),
    };
  });
}

/** A sum that the rows no longer have is told by its problem alone. */
function aboutUnknown(raw: unknown): string | undefined {
  return wordOf(raw, "of") === "answer" ? words.answer : undefined;
}

interface TotalDetailsProps {
  raw: unknown;
  offer: TotalOffer;
  place: string;
  onChange: (word: string, value: unknown) => void;
}

function TotalDetails({ raw, offer, place, onChange }: TotalDetailsProps) {
  const { problems } = useScreenForm();
  return (
    <>
      <TextField
        data-path={`${place}.label`}
        label={words.label}
        hint={words.labelHint(offer.label)}
        error={errorAt(problems, `${place}.label`)}
        value={textOf(wordOf(raw, "label"))}
        onChange={({ target }) => onChange("label", target.value === "" ? undefined : target.value)}
      />
      {offer.said.of === "sum" && (
        <Checkbox
          data-path={`${place}.hidden`}
          label={words.hidden}
          hint={words.hiddenHint}
          error={errorAt(problems, `${place}.hidden`)}
          checked={wordOf(raw, "hidden") === true}
          onCheckedChange={({ checked }) => onChange("hidden", checked === true ? true : undefined)}
        />
      )}
    </>
  );
}
