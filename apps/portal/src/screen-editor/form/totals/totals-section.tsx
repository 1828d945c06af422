import { Checkbox, TextField } from "@portico/ui";
import { moveEntry } from "@portico/ui/ordered-list";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { FormSection } from "../controls/form-section.tsx";
import { PickList } from "../controls/pick-list.tsx";
import type { PickedEntry } from "../controls/picked-row.tsx";
import { uniqueIds } from "../controls/unique-ids.ts";
import { UnsupportedPart } from "../controls/unsupported-part.tsx";
import { listToShow, propertyOf, textOf } from "../document/document.ts";
import { errorAt } from "../document/problems.ts";
import { useScreenForm } from "../document/screen-form.tsx";
import { type AvailableTotal, availableTotals, readTotal, withTotalWord } from "./totals.ts";

const texts = screenEditorMessages.form;
const { totals: words } = texts;

/** What is counted and summed up under the list. */
export function TotalsSection() {
  const { document, endpoint, setProperty: setWord } = useScreenForm();
  const totals = listToShow(document, "footer");
  if (!totals) {
    return (
      <FormSection id="totals">
        <UnsupportedPart path="footer" />
      </FormSection>
    );
  }
  const available = availableTotals(endpoint?.fields ?? {});
  const taken = totals.map((raw) => readTotal(raw)?.id);
  const set = (next: readonly unknown[]) => setWord("footer", next.length === 0 ? undefined : next);
  return (
    <FormSection id="totals" shown={totals.map((_, index) => `footer[${index}]`)}>
      <PickList
        label={words.list}
        moreLabel={words.more}
        none={words.none}
        picked={pickedTotals(totals, available, set)}
        offers={available.filter(({ id }) => !taken.includes(id))}
        onPick={({ id }) => {
          const candidate = available.find((one) => one.id === id);
          if (candidate) set([...totals, candidate.declared]);
        }}
        onDrop={({ index }) => set(totals.toSpliced(index, 1))}
        onMove={({ from, to }) => set(moveEntry(totals, from, to))}
      />
    </FormSection>
  );
}

function pickedTotals(
  totals: readonly unknown[],
  available: readonly AvailableTotal[],
  set: (totals: readonly unknown[]) => void,
): readonly PickedEntry[] {
  const ids = uniqueIds(
    totals.map((raw, index) => readTotal(raw)?.id ?? texts.unsupported.entryName(index + 1)),
  );
  return totals.map((raw, index): PickedEntry => {
    const path = `footer[${index}]`;
    const id = ids[index] ?? path;
    const total = readTotal(raw);
    const candidate = available.find((one) => one.id === total?.id);
    const declared = textOf(propertyOf(raw, "label"));
    if (!total)
      return {
        id,
        label: texts.unsupported.entryName(index + 1),
        path,
        unsupported: texts.unsupported.entry(index + 1),
      };
    if (!candidate) return { id, label: declared || total.id, path, about: aboutUnknown(raw) };
    const label = declared || candidate.label;
    const isHidden = propertyOf(raw, "hidden") === true;
    return {
      id,
      label,
      path,
      about: isHidden ? `${candidate.about} · ${words.hidden.toLocaleLowerCase()}` : candidate.about,
      editLabel: words.edit(label),
      shown: [`${path}.label`, `${path}.hidden`],
      details: (
        <TotalDetails
          raw={raw}
          candidate={candidate}
          path={path}
          onChange={(word, value) => set(withTotalWord(totals, index, word, value))}
        />
      ),
    };
  });
}

/** Does not show a sum that the list no longer has; its problem does. */
function aboutUnknown(raw: unknown): string | undefined {
  return propertyOf(raw, "of") === "answer" ? words.answer : undefined;
}

interface TotalDetailsProps {
  raw: unknown;
  candidate: AvailableTotal;
  path: string;
  onChange: (word: string, value: unknown) => void;
}

function TotalDetails({ raw, candidate: offer, path, onChange }: TotalDetailsProps) {
  const { problems } = useScreenForm();
  return (
    <>
      <TextField
        data-path={`${path}.label`}
        label={words.label}
        hint={words.labelHint(offer.label)}
        error={errorAt(problems, `${path}.label`)}
        value={textOf(propertyOf(raw, "label"))}
        onChange={({ target }) => onChange("label", target.value === "" ? undefined : target.value)}
      />
      {offer.declared.of === "sum" && (
        <Checkbox
          data-path={`${path}.hidden`}
          label={words.hidden}
          hint={words.hiddenHint}
          error={errorAt(problems, `${path}.hidden`)}
          checked={propertyOf(raw, "hidden") === true}
          onCheckedChange={({ checked }) => onChange("hidden", checked === true ? true : undefined)}
        />
      )}
    </>
  );
}
