import type { OfferedParts } from "@portico/portal-config/starting";
import { Select } from "@portico/ui";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { isSame, wordOf } from "../document.ts";
import { useScreenForm } from "../screen-form.tsx";
import { withHeader } from "./work.ts";

const texts = screenEditorMessages.form.work;
const own = "own";

/** What stands above the list: nothing, or what stands above it on other screens. */
export function HeaderChoice({ offers }: { offers: OfferedParts }) {
  const { document, isReadOnly, update } = useScreenForm();
  const said = wordOf(document, "header");
  const chosen = offers.headers.findIndex(({ part }) => isSame(part.header, said));
  const isOwn = said !== undefined && chosen < 0;
  if (!isOwn && offers.headers.length === 0) return null;
  return (
    <Select
      data-path="header"
      className="max-w-96"
      label={texts.header}
      placeholder={texts.opensNothing}
      disabled={isReadOnly}
      options={[
        ...offers.headers.map(({ part, from }, index) => ({
          value: String(index),
          label: `${part.header.map(({ kind }) => texts.widgets[kind]).join(", ")} · ${texts.asIn(from)}`,
        })),
        ...(isOwn ? [{ value: own, label: texts.headerOwn }] : []),
      ]}
      value={isOwn ? own : chosen < 0 ? "" : String(chosen)}
      onChange={({ target: { value } }) => {
        const header = value === "" ? undefined : offers.headers[Number(value)]?.part;
        if (value !== own) update((before) => withHeader(before, header));
      }}
    />
  );
}
