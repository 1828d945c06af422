import type { ScreenAction } from "@portico/portal-config";
import type { OfferedParts } from "@portico/portal-config/starting";
import { Select } from "@portico/ui";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { propertyOf } from "../document/document.ts";
import { useScreenForm } from "../document/screen-form.tsx";
import { isSameDetail, withDetail, withoutDetail } from "./detail.ts";

const texts = screenEditorMessages.form.actions;
const own = "own";

/** The button that opens a detail if no other screen has one to copy. */
const plainOpener: ScreenAction = { kind: "detail", id: "view", label: texts.openLabel, icon: "eye" };

/** What a row opens: nothing, or the detail of another screen. */
export function DetailChoice({ available }: { available: OfferedParts }) {
  const { document, isReadOnly, update } = useScreenForm();
  const declared = propertyOf(document, "detail");
  const chosen = available.details.findIndex(({ part }) => isSameDetail(declared, part));
  const isOwn = declared !== undefined && chosen < 0;
  if (!isOwn && available.details.length === 0) return null;
  const opener = available.rowActions.find(({ part }) => part.kind === "detail")?.part ?? plainOpener;
  return (
    <Select
      data-path="detail"
      className="max-w-96"
      label={texts.opens}
      placeholder={texts.opensNothing}
      disabled={isReadOnly}
      options={[
        ...available.details.map(({ part, from }, index) => ({
          value: String(index),
          label: `${part.title} · ${texts.sameAs(from)}`,
        })),
        ...(isOwn ? [{ value: own, label: texts.opensCustom }] : []),
      ]}
      value={isOwn ? own : chosen < 0 ? "" : String(chosen)}
      onChange={({ target: { value } }) => {
        const detail = available.details[Number(value)]?.part;
        if (value === "") update(withoutDetail);
        else if (detail) update((before) => withDetail(before, detail, opener));
      }}
    />
  );
}
