import type { ScreenAction } from "@portico/portal-config";
import type { Offered } from "@portico/portal-config/starting";
import { screenEditorMessages } from "../../../../../messages/screen-editor.ts";
import { entriesOf, entryOf, propertyOf } from "../document/document.ts";
import { type FieldProps, useScreenForm } from "../document/screen-form.tsx";
import { EntryList } from "../fields/entry-list.tsx";
import { isUnchanged, mayAdd, sourceOf, withAction, withActions } from "./actions.ts";
import { useOfferedParts } from "./use-offered-parts.ts";

const texts = screenEditorMessages.form.actions;

/** The buttons of the list, or of each row: those of the screen, and those of other screens to add. */
export function ActionsField(props: FieldProps) {
  const { keyword, value } = props;
  const { rights, isReadOnly, update } = useScreenForm();
  const key = keyword.key === "rowActions" ? "rowActions" : "actions";
  const parts = useOfferedParts();
  const offered = parts[key].filter((source) => mayAdd(source, rights));
  const taken = entriesOf(value).map((raw) => sourceOf(raw, offered));
  const free = offered.filter((source) => !taken.includes(source));
  if (key === "rowActions" && value === undefined && (free.length === 0 || isReadOnly)) return null;
  return (
    <EntryList
      {...props}
      none={texts.actionsNone}
      describe={(action) => ({
        about: aboutAction(action, sourceOf(action, offered)),
        first: ["label", "formats", "to", "needs", "when", "why", "whyNone", "access"],
        hidden: ["id", "kind"],
      })}
      onChange={(next) => update((before) => withActions(before, key, entriesOf(next), parts))}
      add={{
        label: texts.add[key],
        keepsFocus: true,
        options: free.map((source) => ({
          value: String(offered.indexOf(source)),
          label: source.part.label,
          description: aboutAction(source.part, source).filter(Boolean).join(" · "),
        })),
        onAdd: (index) => {
          const source = offered[Number(index)];
          if (source) update((before) => withAction(before, key, source, parts));
        },
      }}
    />
  );
}

function aboutAction(raw: unknown, source: Offered<ScreenAction> | undefined) {
  const kind = String(propertyOf(raw, "kind"));
  const origin = source?.from && (isUnchanged(raw, source) ? texts.sameAs : texts.basedOn)(source.from);
  const isCustom = !source && kind !== "detail";
  return [entryOf<string>(texts.kinds, kind), origin || (isCustom && texts.custom)];
}
