import type { OfferedParts } from "@portico/portal-config/starting";
import { Select } from "@portico/ui";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { isSame, propertyOf } from "../document/document.ts";
import { useScreenForm } from "../document/screen-form.tsx";
import { withHeader } from "./actions.ts";

const texts = screenEditorMessages.form.actions;
const own = "own";

/** What is above the list: nothing, or the header of another screen. */
export function HeaderChoice({ available }: { available: OfferedParts }) {
  const { document, isReadOnly, update } = useScreenForm();
  const declared = propertyOf(document, "header");
  const chosen = available.headers.findIndex(({ part }) => isSame(part.header, declared));
  const isOwn = declared !== undefined && chosen < 0;
  if (!isOwn && available.headers.length === 0) return null;
  return (
    <Select
      data-path="header"
      className="max-w-96"
      label={texts.header}
      placeholder={texts.opensNothing}
      disabled={isReadOnly}
      options={[
        ...available.headers.map(({ part, from }, index) => ({
          value: String(index),
          label: `${part.header.map(({ kind }) => texts.widgets[kind]).join(", ")} · ${texts.sameAs(from)}`,
        })),
        ...(isOwn ? [{ value: own, label: texts.headerCustom }] : []),
      ]}
      value={isOwn ? own : chosen < 0 ? "" : String(chosen)}
      onChange={({ target: { value } }) => {
        const header = value === "" ? undefined : available.headers[Number(value)]?.part;
        if (value !== own) update((before) => withHeader(before, header));
      }}
    />
  );
}
