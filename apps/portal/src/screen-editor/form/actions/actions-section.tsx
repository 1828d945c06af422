import { offeredActions } from "@portico/portal-config/starting";
import { useMemo } from "react";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { FormSection } from "../controls/form-section.tsx";
import { UnsupportedPart } from "../controls/unsupported-part.tsx";
import { listToShow, propertyOf } from "../document/document.ts";
import { useScreenForm } from "../document/screen-form.tsx";
import { ActionList } from "./action-list.tsx";
import type { ActionsKey } from "./actions.ts";
import { DetailChoice } from "./detail-choice.tsx";
import { HeaderChoice } from "./header-choice.tsx";

const texts = screenEditorMessages.form.actions;

/** The path of a detail's page depends on the screen's id. */
const anyId = "screen";

/** The actions of the screen, from the built-in screens over the same rows. */
export function ActionsSection() {
  const { document, listId, screens } = useScreenForm();
  const available = useMemo(() => offeredActions(listId, screens, anyId), [listId, screens]);
  const shown = (["actions", "rowActions"] as const).flatMap((path) =>
    (listToShow(document, path) ?? []).map((_, index) => `${path}[${index}]`),
  );
  const part = (path: ActionsKey) =>
    listToShow(document, path) ? (
      <ActionList path={path} available={available} />
    ) : (
      <UnsupportedPart path={path} />
    );
  return (
    <FormSection id="work" shown={shown}>
      {part("actions")}
      <p className="text-table text-fg-muted">{texts.selects[selectionOf(document)]}</p>
      <DetailChoice available={available} />
      {part("rowActions")}
      <HeaderChoice available={available} />
    </FormSection>
  );
}

function selectionOf(document: unknown): "none" | "one" | "many" {
  const mode = propertyOf(propertyOf(document, "selection"), "mode");
  return mode === "one" || mode === "many" ? mode : "none";
}
