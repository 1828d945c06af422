import type { ListEndpoint } from "@portico/contract";
import { moveEntry } from "@portico/ui/ordered-list";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { FormSection } from "../controls/form-section.tsx";
import { PickList } from "../controls/pick-list.tsx";
import type { PickedEntry } from "../controls/picked-row.tsx";
import { uniqueIds } from "../controls/unique-ids.ts";
import { UnsupportedPart } from "../controls/unsupported-part.tsx";
import {
  type AvailableFilter,
  availableFilterOf,
  availableFilters,
  namesInUse,
  namesOfRaw,
} from "../document/available-filters.ts";
import { isJsonObject, listToShow, propertyOf, textOf } from "../document/document.ts";
import { type ScreenForm, useScreenForm } from "../document/screen-form.tsx";
import { EntryDetails } from "../keywords/entry-details.tsx";
import { expand, shownPaths } from "../keywords/keyword-values.ts";
import { entryType } from "../keywords/screen-keyword.ts";

const texts = screenEditorMessages.form;

/** The filters that users get, their order and their labels. */
export function FiltersSection() {
  const form = useScreenForm();
  const { document, endpoint, setProperty } = form;
  const filters = listToShow(document, "filters");
  if (!filters) {
    return (
      <FormSection id="filters" shown={[]}>
        <UnsupportedPart path="filters" />
      </FormSection>
    );
  }
  const available = endpoint ? availableFilters(endpoint) : [];
  const always = propertyOf(document, "permanentFilters");
  const used = [...namesInUse(filters), ...(isJsonObject(always) ? Object.keys(always) : [])];
  const free = available.filter(({ names }) => !names.some((name) => used.includes(name)));
  return (
    <FormSection id="filters" shown={filters.map((_, index) => `filters[${index}]`)}>
      <PickList
        label={texts.filters.list}
        moreLabel={texts.filters.more}
        none={texts.filters.none}
        picked={pickedFilters(filters, available, form)}
        offers={free.map((candidate) => ({
          id: candidate.id,
          label: candidate.label,
          isPersonal: candidate.isPersonal,
          about: aboutFilter(candidate, endpoint),
        }))}
        onPick={({ id }) => {
          const candidate = available.find((one) => one.id === id);
          if (candidate) setProperty("filters", [...filters, candidate.declared]);
        }}
        onDrop={({ index }) => setProperty("filters", filters.toSpliced(index, 1))}
        onMove={({ from, to }) => setProperty("filters", moveEntry(filters, from, to))}
      />
    </FormSection>
  );
}

function pickedFilters(
  filters: readonly unknown[],
  available: readonly AvailableFilter[],
  { endpoint, setProperty }: ScreenForm,
): readonly PickedEntry[] {
  const ids = uniqueIds(
    filters.map((raw, index) => namesOfRaw(raw)?.join() ?? texts.unsupported.entryName(index + 1)),
  );
  const type = entryType("filters");
  return filters.map((raw, index): PickedEntry => {
    const path = `filters[${index}]`;
    const id = ids[index] ?? path;
    const names = namesOfRaw(raw);
    if (!names) {
      const unsupported = texts.unsupported.entry(index + 1);
      return { id, label: texts.unsupported.entryName(index + 1), path, unsupported };
    }
    const known = endpoint && offerOfNames(names, available, endpoint);
    if (!known) return { id, label: names.join(", "), path };
    const value = expand(type, raw) ?? {};
    const label = textOf(propertyOf(raw, "label"));
    const shownAs = label || known.label;
    return {
      id,
      label: shownAs,
      path,
      about: aboutFilter(known, endpoint),
      isPersonal: known.isPersonal,
      editLabel: texts.filters.edit(shownAs),
      shown: shownPaths(type, value, path),
      details: (
        <EntryDetails
          list="filters"
          path={path}
          value={value}
          first={["label", "access"]}
          hidden={["filter", "kind", "from", "to", "name", "filters"]}
          hints={{ label: texts.filters.labelHint(known.label) }}
          onChange={(next) => setProperty("filters", filters.with(index, next))}
        />
      ),
    };
  });
}

function offerOfNames(
  names: readonly string[],
  available: readonly AvailableFilter[],
  endpoint: ListEndpoint,
) {
  const [name] = names;
  const single = names.length === 1 && name !== undefined ? availableFilterOf(name, endpoint) : undefined;
  return available.find(({ id }) => id === names.join()) ?? single;
}

/** The control of a filter, and the filters that its options depend on. */
function aboutFilter({ kind, dependsOn }: AvailableFilter, endpoint: ListEndpoint | undefined): string {
  const labels = dependsOn.flatMap((name) => (endpoint && availableFilterOf(name, endpoint)?.label) || []);
  const follows = labels.length > 0 ? [texts.filters.dependsOn(labels.join(", "))] : [];
  return [texts.filters.kinds[kind], ...follows].join("; ");
}
