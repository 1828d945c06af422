import type { ScreenAction } from "@portico/portal-config";
import { Select } from "@portico/ui";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { isSame, type JsonObject, propertyOf } from "../document/document.ts";
import { useScreenForm } from "../document/screen-form.tsx";
import { withHeader } from "./actions.ts";
import { isSameDetail, withDetail, withoutDetail } from "./detail.ts";
import { useOfferedParts } from "./use-offered-parts.ts";

const texts = screenEditorMessages.form.actions;

/** The button that opens a detail if no other screen has one to copy. */
const plainOpener: ScreenAction = { kind: "detail", id: "view", label: texts.openLabel, icon: "eye" };

/** What a row opens: nothing, or the detail of another screen. */
export function DetailSelect() {
  const available = useOfferedParts();
  const opener = available.rowActions.find(({ part }) => part.kind === "detail")?.part ?? plainOpener;
  return (
    <CopiedPartSelect
      path="detail"
      label={texts.opens}
      customLabel={texts.opensCustom}
      parts={available.details.map(({ part, from }) => ({
        label: `${part.title} · ${texts.sameAs(from)}`,
        isSame: (declared) => isSameDetail(declared, part),
        add: (document) => withDetail(document, part, opener),
      }))}
      remove={withoutDetail}
    />
  );
}

/** What is above the list: nothing, or the header of another screen. */
export function HeaderSelect() {
  const available = useOfferedParts();
  return (
    <CopiedPartSelect
      path="header"
      label={texts.header}
      customLabel={texts.headerCustom}
      parts={available.headers.map(({ part, from }) => ({
        label: `${part.header.map(({ kind }) => texts.widgets[kind]).join(", ")} · ${texts.sameAs(from)}`,
        isSame: (declared) => isSame(part.header, declared),
        add: (document) => withHeader(document, part),
      }))}
      remove={(document) => withHeader(document, undefined)}
    />
  );
}

type Change = (document: JsonObject) => JsonObject;

interface CopiedPartSelectProps {
  path: string;
  label: string;
  /** The label of a part that no other screen has. */
  customLabel: string;
  parts: readonly { label: string; isSame: (declared: unknown) => boolean; add: Change }[];
  remove: Change;
}

const custom = "custom";

/** Chooses a part of another screen; nothing if there are none. */
function CopiedPartSelect({ path, label, customLabel, parts, remove }: CopiedPartSelectProps) {
  const { document, isReadOnly, update } = useScreenForm();
  const declared = propertyOf(document, path);
  const chosen = parts.findIndex((part) => part.isSame(declared));
  const isCustom = declared !== undefined && chosen < 0;
  if (!isCustom && parts.length === 0) return null;
  return (
    <Select
      data-path={path}
      className="max-w-96"
      label={label}
      placeholder={texts.opensNothing}
      disabled={isReadOnly}
      options={[
        ...parts.map((part, index) => ({ value: String(index), label: part.label })),
        ...(isCustom ? [{ value: custom, label: customLabel }] : []),
      ]}
      value={isCustom ? custom : chosen < 0 ? "" : String(chosen)}
      onChange={({ target: { value } }) => {
        const change = value === "" ? remove : parts[Number(value)]?.add;
        if (change) update(change);
      }}
    />
  );
}
