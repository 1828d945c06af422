import type { ScreenAction } from "@portico/portal-config";
import type { Offered, OfferedParts } from "@portico/portal-config/starting";
import { TextField } from "@portico/ui";
import { moveEntry } from "@portico/ui/ordered-list";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { isWords, listOf, textOf, withWord, wordOf } from "../document.ts";
import { PickList } from "../pick-list/pick-list.tsx";
import { uniqueIds } from "../pick-list/unique-ids.ts";
import { errorAt } from "../problems.ts";
import { useScreenForm } from "../screen-form.tsx";
import {
  type ActionPlace,
  actionOffers,
  labelOfAction,
  offerOf,
  withAction,
  withActionLabel,
  withActions,
} from "./work.ts";

const texts = screenEditorMessages.form.work;

/** Props of `ActionList`. */
export interface ActionListProps {
  place: ActionPlace;
  offers: OfferedParts;
}

/** The buttons of the list, or of each row: those taken over, and those that can be. */
export function ActionList({ place, offers }: ActionListProps) {
  const { document, problems, rights, isReadOnly, update } = useScreenForm();
  const actions = listOf(document, place) ?? [];
  const offered = actionOffers(offers, place, rights);
  const taken = actions.map((raw) => offerOf(raw, offered));
  const free = offered.filter((offer) => !taken.includes(offer));
  const ids = uniqueIds(actions.map((raw) => textOf(wordOf(raw, "id")) || labelOfAction(raw)));
  if (place === "rowActions" && actions.length === 0 && (free.length === 0 || isReadOnly)) return null;
  return (
    <PickList
      label={texts[place]}
      moreLabel={place === "actions" ? texts.actionsMore : texts.rowActionsMore}
      none={texts.actionsNone}
      picked={actions.map((raw, index) => ({
        id: ids[index] ?? String(index),
        label: labelOfAction(raw) || texts.unnamed,
        place: `${place}[${index}]`,
        about: aboutAction(raw, taken[index]),
        editLabel: texts.rename(labelOfAction(raw) || texts.unnamed),
        shown: [`${place}[${index}].label`],
        details: isWords(raw) ? (
          <TextField
            data-path={`${place}[${index}].label`}
            label={texts.label}
            hint={texts.labelHint}
            error={errorAt(problems, `${place}[${index}].label`)}
            required
            value={textOf(wordOf(raw, "label"))}
            onChange={({ target }) => update((before) => withActionLabel(before, place, index, target.value))}
          />
        ) : undefined,
      }))}
      offers={free.map((offer) => ({
        id: String(offered.indexOf(offer)),
        label: offer.part.label,
        about: aboutAction(offer.part, offer),
      }))}
      onPick={({ id }) => {
        const offer = offered[Number(id)];
        if (offer) update((before) => withAction(before, place, offer, offers));
      }}
      onDrop={({ index }) =>
        update((before) => withActions(before, place, actions.toSpliced(index, 1), offers))
      }
      onMove={({ from, to }) => update((before) => withWord(before, place, moveEntry(actions, from, to)))}
    />
  );
}

function aboutAction(raw: unknown, offer: Offered<ScreenAction> | undefined): string {
  const kinds: ReadonlyMap<unknown, string> = new Map(Object.entries(texts.kinds));
  const does = kinds.get(wordOf(raw, "kind"));
  const isOpener = wordOf(raw, "kind") === "detail";
  const from = offer?.from ? texts.asIn(offer.from) : offer || isOpener ? undefined : texts.otherwise;
  return [does, from].filter(Boolean).join(" · ");
}
