import { offeredActions } from "@portico/portal-config/starting";
import { useMemo } from "react";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { showableList, wordOf } from "../document.ts";
import { FormSection } from "../form-section.tsx";
import { OddPart } from "../odd-part.tsx";
import { useScreenForm } from "../screen-form.tsx";
import { ActionList } from "./action-list.tsx";
import { DetailChoice } from "./detail-choice.tsx";
import { HeaderChoice } from "./header-choice.tsx";
import type { ActionPlace } from "./work.ts";

const texts = screenEditorMessages.form.work;

/** Where the page of a detail is follows from the screen's own id, once the detail is taken over. */
const anyId = "screen";

/** What can be done on the screen: what the portal's own screens over the same rows offer. */
export function WorkSection() {
  const { document, listId, screens } = useScreenForm();
  const offers = useMemo(() => offeredActions(listId, screens, anyId), [listId, screens]);
  const shown = (["actions", "rowActions"] as const).flatMap((place) =>
    (showableList(document, place) ?? []).map((_, index) => `${place}[${index}]`),
  );
  const part = (place: ActionPlace) =>
    showableList(document, place) ? <ActionList place={place} offers={offers} /> : <OddPart path={place} />;
  return (
    <FormSection id="work" shown={shown}>
      {part("actions")}
      <p className="text-table text-fg-muted">{texts.selects[selectionOf(document)]}</p>
      <DetailChoice offers={offers} />
      {part("rowActions")}
      <HeaderChoice offers={offers} />
    </FormSection>
  );
}

function selectionOf(document: unknown): "none" | "one" | "many" {
  const mode = wordOf(wordOf(document, "selection"), "mode");
  return mode === "one" || mode === "many" ? mode : "none";
}
