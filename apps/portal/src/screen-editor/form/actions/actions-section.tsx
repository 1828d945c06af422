import { offeredActions } from "@portico/portal-config/starting";
import { useMemo } from "react";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { Expandable } from "../controls/expandable.tsx";
import { FormSection } from "../controls/form-section.tsx";
import { UnsupportedPart } from "../controls/unsupported-part.tsx";
import { listToShow, propertyOf } from "../document/document.ts";
import { problemsAt } from "../document/problems.ts";
import { useScreenForm } from "../document/screen-form.tsx";
import { ScreenKeywordField } from "../keywords/screen-keyword-field.tsx";
import { ActionList } from "./action-list.tsx";
import type { ActionsKey } from "./actions.ts";
import { DetailSelect, HeaderSelect } from "./copied-parts.tsx";

const texts = screenEditorMessages.form.actions;

/** The path of a detail's page depends on the screen's id. */
const anyId = "screen";

/** Parts that come with buttons, and can also be edited in detail. */
const partKeywords = ["selection", "detail", "header", "forms"];

/** The actions of the screen, from the built-in screens over the same rows. */
export function ActionsSection() {
  const { document, problems, listId, screens } = useScreenForm();
  const available = useMemo(() => offeredActions(listId, screens, anyId), [listId, screens]);
  const shown = (["actions", "rowActions"] as const).flatMap((path) =>
    (listToShow(document, path) ?? []).map((_, index) => `${path}[${index}]`),
  );
  const hasProblems = problemsAt(problems, partKeywords).length > 0;
  const part = (path: ActionsKey) =>
    listToShow(document, path) ? (
      <ActionList path={path} available={available} />
    ) : (
      <UnsupportedPart path={path} />
    );
  return (
    <FormSection id="work" shown={[...shown, ...partKeywords]}>
      {part("actions")}
      <p className="text-table text-fg-muted">{texts.selects[selectionOf(document)]}</p>
      <DetailSelect available={available} />
      {part("rowActions")}
      <HeaderSelect available={available} />
      <Expandable label={texts.inDetail} isInitiallyOpen={hasProblems} isLazy={!hasProblems}>
        <div className="grid gap-4">
          {partKeywords.map((name) => (
            <ScreenKeywordField key={name} name={name} />
          ))}
        </div>
      </Expandable>
    </FormSection>
  );
}

function selectionOf(document: unknown): "none" | "one" | "many" {
  const mode = propertyOf(propertyOf(document, "selection"), "mode");
  return mode === "one" || mode === "many" ? mode : "none";
}
