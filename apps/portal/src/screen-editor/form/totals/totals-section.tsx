import { moveEntry } from "@portico/ui/ordered-list";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { FormSection } from "../controls/form-section.tsx";
import { PickList } from "../controls/pick-list.tsx";
import type { PickedEntry } from "../controls/picked-row.tsx";
import { uniqueIds } from "../controls/unique-ids.ts";
import { UnsupportedPart } from "../controls/unsupported-part.tsx";
import { listToShow, propertyOf, textOf } from "../document/document.ts";
import { useScreenForm } from "../document/screen-form.tsx";
import { EntryDetails } from "../keywords/entry-details.tsx";
import { shownPaths } from "../keywords/keyword-values.ts";
import { entryType } from "../keywords/screen-keyword.ts";
import { type AvailableTotal, availableTotals, readTotal } from "./totals.ts";

const texts = screenEditorMessages.form;
const { totals: totalTexts } = texts;

/** What is counted and summed up under the list. */
export function TotalsSection() {
  const { document, endpoint, setProperty } = useScreenForm();
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
  const set = (next: readonly unknown[]) => setProperty("footer", next.length === 0 ? undefined : next);
  return (
    <FormSection id="totals" shown={totals.map((_, index) => `footer[${index}]`)}>
      <PickList
        label={totalTexts.list}
        moreLabel={totalTexts.more}
        none={totalTexts.none}
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
  const type = entryType("footer");
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
    if (!candidate && total.properties.of !== "answer") return { id, label: declared || total.id, path };
    const label = declared || candidate?.label || total.id;
    const about = candidate?.about ?? totalTexts.answer;
    const isHidden = propertyOf(raw, "hidden") === true;
    return {
      id,
      label,
      path,
      about: isHidden ? `${about} · ${totalTexts.hidden.toLocaleLowerCase()}` : about,
      editLabel: totalTexts.edit(label),
      shown: shownPaths(type, total.properties, path),
      details: (
        <EntryDetails
          list="footer"
          path={path}
          value={total.properties}
          first={["label", "path", "format", "hidden"]}
          hidden={["of", "field"]}
          {...(candidate && { hints: { label: totalTexts.labelHint(candidate.label) } })}
          onChange={(next) => set(totals.with(index, next))}
        />
      ),
    };
  });
}
