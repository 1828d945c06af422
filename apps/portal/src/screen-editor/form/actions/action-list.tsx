import type { ScreenAction } from "@portico/portal-config";
import type { Offered, OfferedParts } from "@portico/portal-config/starting";
import { TextField } from "@portico/ui";
import { moveEntry } from "@portico/ui/ordered-list";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { PickList } from "../controls/pick-list.tsx";
import { uniqueIds } from "../controls/unique-ids.ts";
import { isJsonObject, listOf, propertyOf, textOf, withProperty } from "../document/document.ts";
import { errorAt } from "../document/problems.ts";
import { useScreenForm } from "../document/screen-form.tsx";
import {
  type ActionsKey,
  availableActions,
  labelOfAction,
  sourceOf,
  withAction,
  withActionLabel,
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
  const { document, problems, rights, isReadOnly, update } = useScreenForm();
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
        editLabel: texts.rename(labelOfAction(raw) || texts.unnamed),
        shown: [`${path}[${index}].label`],
        details: isJsonObject(raw) ? (
          <TextField
            data-path={`${path}[${index}].label`}
            label={texts.label}
            hint={texts.labelHint}
            error={errorAt(problems, `${path}[${index}].label`)}
            required
            value={textOf(propertyOf(raw, "label"))}
            onChange={({ target }) => update((before) => withActionLabel(before, path, index, target.value))}
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
  const from = source?.from ? texts.sameAs(source.from) : source || isOpener ? undefined : texts.custom;
  return [does, from].filter(Boolean).join(" · ");
}
