import type { ScreenAction } from "@portico/portal-config";
import type { Offered, OfferedParts } from "@portico/portal-config/starting";
import { moveEntry } from "@portico/ui/ordered-list";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { PickList } from "../controls/pick-list.tsx";
import { uniqueIds } from "../controls/unique-ids.ts";
import { isJsonObject, listOf, propertyOf, textOf, withProperty } from "../document/document.ts";
import { useScreenForm } from "../document/screen-form.tsx";
import { EntryDetails } from "../keywords/entry-details.tsx";
import { shownPaths } from "../keywords/keyword-values.ts";
import { entryType } from "../keywords/screen-keyword.ts";
import {
  type ActionsKey,
  availableActions,
  isUnchanged,
  labelOfAction,
  sourceOf,
  withAction,
  withActions,
} from "./actions.ts";

const texts = screenEditorMessages.form.actions;

/** Props of `ActionList`. */
export interface ActionListProps {
  path: ActionsKey;
  available: OfferedParts;
}

/** The buttons of the list, or of each row: those of the screen, and those to add. */
export function ActionList({ path, available }: ActionListProps) {
  const { document, rights, isReadOnly, update } = useScreenForm();
  const type = entryType(path);
  const actions = listOf(document, path) ?? [];
  const offered = availableActions(available, path, rights);
  const taken = actions.map((raw) => sourceOf(raw, offered));
  const free = offered.filter((source) => !taken.includes(source));
  const ids = uniqueIds(actions.map((raw) => textOf(propertyOf(raw, "id")) || labelOfAction(raw)));
  if (path === "rowActions" && actions.length === 0 && (free.length === 0 || isReadOnly)) return null;
  return (
    <PickList
      label={texts[path]}
      moreLabel={path === "actions" ? texts.actionsMore : texts.rowActionsMore}
      none={texts.actionsNone}
      picked={actions.map((raw, index) => ({
        id: ids[index] ?? String(index),
        label: labelOfAction(raw) || texts.unnamed,
        path: `${path}[${index}]`,
        about: aboutAction(raw, taken[index]),
        editLabel: texts.edit(labelOfAction(raw) || texts.unnamed),
        shown: isJsonObject(raw) ? shownPaths(type, raw, `${path}[${index}]`) : [],
        details: isJsonObject(raw) ? (
          <EntryDetails
            list={path}
            path={`${path}[${index}]`}
            value={raw}
            first={["label", "formats", "to", "needs", "when", "why", "access"]}
            hidden={["id", "kind"]}
            onChange={(next) =>
              update((before) => withActions(before, path, actions.with(index, next), available))
            }
          />
        ) : undefined,
      }))}
      offers={free.map((source) => ({
        id: String(offered.indexOf(source)),
        label: source.part.label,
        about: aboutAction(source.part, source),
      }))}
      onPick={({ id }) => {
        const source = offered[Number(id)];
        if (source) update((before) => withAction(before, path, source, available));
      }}
      onDrop={({ index }) =>
        update((before) => withActions(before, path, actions.toSpliced(index, 1), available))
      }
      onMove={({ from, to }) => update((before) => withProperty(before, path, moveEntry(actions, from, to)))}
    />
  );
}

function aboutAction(raw: unknown, source: Offered<ScreenAction> | undefined): string {
  const kinds: ReadonlyMap<unknown, string> = new Map(Object.entries(texts.kinds));
  const does = kinds.get(propertyOf(raw, "kind"));
  const isOpener = propertyOf(raw, "kind") === "detail";
  return [does, source?.from ? originOf(raw, source) : !source && !isOpener && texts.custom]
    .filter(Boolean)
    .join(" · ");
}

function originOf(raw: unknown, source: Offered<ScreenAction>): string {
  return isUnchanged(raw, source) ? texts.sameAs(source.from) : texts.basedOn(source.from);
}
