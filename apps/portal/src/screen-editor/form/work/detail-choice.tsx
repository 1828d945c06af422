import type { ScreenAction } from "@portico/portal-config";
import type { OfferedParts } from "@portico/portal-config/starting";
import { Select } from "@portico/ui";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { wordOf } from "../document.ts";
import { useScreenForm } from "../screen-form.tsx";
import { isSameDetail, withDetail, withoutDetail } from "./detail.ts";

const texts = screenEditorMessages.form.work;
const own = "own";

/** The button that opens a detail where no screen has one to take over. */
const plainOpener: ScreenAction = { kind: "detail", id: "view", label: texts.openLabel, icon: "eye" };

/** What a row opens: nothing, or what rows open on other screens. */
export function DetailChoice({ offers }: { offers: OfferedParts }) {
  const { document, isReadOnly, update } = useScreenForm();
  const said = wordOf(document, "detail");
  const chosen = offers.details.findIndex(({ part }) => isSameDetail(said, part));
  const isOwn = said !== undefined && chosen < 0;
  if (!isOwn && offers.details.length === 0) return null;
  const opener = offers.rowActions.find(({ part }) => part.kind === "detail")?.part ?? plainOpener;
  return (
    <Select
      data-path="detail"
      className="max-w-96"
      label={texts.opens}
      placeholder={texts.opensNothing}
      disabled={isReadOnly}
      options={[
        ...offers.details.map(({ part, from }, index) => ({
          value: String(index),
          label: `${part.title} · ${texts.asIn(from)}`,
        })),
        ...(isOwn ? [{ value: own, label: texts.opensOwn }] : []),
      ]}
      value={isOwn ? own : chosen < 0 ? "" : String(chosen)}
      onChange={({ target: { value } }) => {
        const detail = offers.details[Number(value)]?.part;
        if (value === "") update(withoutDetail);
        else if (detail) update((before) => withDetail(before, detail, opener));
      }}
    />
  );
}
