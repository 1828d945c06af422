import type { ScreenAction } from "@portico/portal-config";
import type { Offered } from "@portico/portal-config/starting";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { propertyOf } from "../document/document.ts";
import { type KeywordFieldProps, useScreenForm } from "../document/screen-form.tsx";
import { EntryList } from "../keywords/entry-list.tsx";
import {
  type ActionsKey,
  availableActions,
  isUnchanged,
  sourceOf,
  withAction,
  withActions,
} from "./actions.ts";
import { useOfferedParts } from "./use-offered-parts.ts";

const texts = screenEditorMessages.form.actions;

/** The buttons of the list, or of each row: those of the screen, and those of other screens to add. */
export function ActionsField(props: KeywordFieldProps) {
  const { keyword, value } = props;
  const { rights, isReadOnly, update } = useScreenForm();
  const available = useOfferedParts();
  const path: ActionsKey = keyword.key === "rowActions" ? "rowActions" : "actions";
  const actions: readonly unknown[] = Array.isArray(value) ? value : [];
  const offered = availableActions(available, path, rights);
  const taken = actions.map((raw) => sourceOf(raw, offered));
  const free = offered.filter((source) => !taken.includes(source));
  if (path === "rowActions" && value === undefined && (free.length === 0 || isReadOnly)) return null;
  return (
    <EntryList
      {...props}
      none={texts.actionsNone}
      describe={(action) => ({
        about: aboutAction(action, sourceOf(action, offered)),
        first: ["label", "formats", "to", "needs", "when", "why", "access"],
        hidden: ["id", "kind"],
      })}
      onChange={(next) =>
        update((before) => withActions(before, path, Array.isArray(next) ? next : [], available))
      }
      offers={{
        label: texts.add[path],
        options: free.map((source) => ({
          value: String(offered.indexOf(source)),
          label: source.part.label,
          description: aboutAction(source.part, source),
        })),
        onAdd: (index) => {
          const source = offered[Number(index)];
          if (source) update((before) => withAction(before, path, source, available));
        },
      }}
    />
  );
}

function aboutAction(raw: unknown, source: Offered<ScreenAction> | undefined): string {
  const kinds: Readonly<Record<string, string>> = texts.kinds;
  const kind = String(propertyOf(raw, "kind"));
  const origin = source?.from && (isUnchanged(raw, source) ? texts.sameAs : texts.basedOn)(source.from);
  const about = [
    Object.hasOwn(kinds, kind) && kinds[kind],
    origin || (!source && kind !== "detail" && texts.custom),
  ];
  return about.filter(Boolean).join(" · ");
}
