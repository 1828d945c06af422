import type { ScreenAction } from "@portico/portal-config";
import { screenEditorMessages } from "../../../../../messages/screen-editor.ts";
import { Choice } from "../controls/inputs.tsx";
import { isSame, type JsonObject, propertyOf } from "../document/document.ts";
import { useScreenForm } from "../document/screen-form.tsx";
import { withDetail, withHeader, withoutDetail } from "./copied-parts.ts";
import { useOfferedParts } from "./use-offered-parts.ts";

const texts = screenEditorMessages.form.actions;

/** The button that opens a detail if no other screen has one to copy. */
const plainOpener: ScreenAction = { kind: "detail", id: "view", label: texts.openLabel, icon: "eye" };

/** What a row opens, and what is above the list: nothing, or what another screen has. */
export function CopiedPartSelects() {
  const { rowActions, details, headers } = useOfferedParts();
  const opener = rowActions.find(({ part }) => part.kind === "detail")?.part ?? plainOpener;
  return (
    <>
      <CopiedPartSelect
        path="detail"
        label={texts.opens}
        customLabel={texts.opensCustom}
        parts={details.map(({ part, from }) => ({
          label: `${part.title} · ${texts.sameAs(from)}`,
          part,
          add: (document) => withDetail(document, part, opener),
        }))}
        remove={withoutDetail}
      />
      <CopiedPartSelect
        path="header"
        label={texts.header}
        customLabel={texts.headerCustom}
        parts={headers.map(({ part, from }) => ({
          label: `${part.header.map(({ kind }) => texts.widgets[kind]).join(", ")} · ${texts.sameAs(from)}`,
          part: part.header,
          add: (document) => withHeader(document, part),
        }))}
        remove={(document) => withHeader(document, undefined)}
      />
    </>
  );
}

type Change = (document: JsonObject) => JsonObject;

interface CopiedPartSelectProps {
  path: string;
  label: string;
  /** The label of a part that no other screen has. */
  customLabel: string;
  parts: readonly { label: string; part: unknown; add: Change }[];
  remove: Change;
}

/** Chooses a part of another screen; nothing if there are none. */
function CopiedPartSelect({ path, label, customLabel, parts, remove }: CopiedPartSelectProps) {
  const { document, update } = useScreenForm();
  const declared = propertyOf(document, path);
  const chosen = parts.findIndex(({ part }) => isSame(part, declared));
  const isCustom = declared !== undefined && chosen < 0;
  if (!isCustom && parts.length === 0) return null;
  const custom = isCustom ? [{ value: "custom", label: customLabel }] : [];
  return (
    <Choice
      data-path={path}
      className="max-w-96"
      label={label}
      placeholder={texts.opensNothing}
      options={[...parts.map((part, index) => ({ value: String(index), label: part.label })), ...custom]}
      value={isCustom ? "custom" : chosen < 0 ? "" : String(chosen)}
      onValue={(next) => {
        const change = next === "" ? remove : parts[Number(next)]?.add;
        if (change) update(change);
      }}
    />
  );
}
