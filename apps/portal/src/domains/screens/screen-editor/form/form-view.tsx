import { Button, EmptyState } from "@portico/ui";
import { useLayoutEffect, useMemo, useRef } from "react";
import { screenEditorMessages } from "../../../../messages/screen-editor.ts";
import { useSession } from "../../../../session/session.ts";
import type { Draft } from "../draft/draft.ts";
import { Expandable, ProblemList } from "./controls/parts.tsx";
import { isJsonObject, type JsonObject, propertyOf } from "./document/document.ts";
import { problemsAt } from "./document/problems.ts";
import { type ScreenForm, ScreenFormProvider, useScreenForm } from "./document/screen-form.tsx";
import { FormField } from "./form-field.tsx";
import { SectionIndex } from "./section-index.tsx";
import { CopiedPartSelects } from "./sections/copied-part-selects.tsx";
import { DataSourceSection } from "./sections/data-source-section.tsx";
import { FormSection, ScreenFields } from "./sections/form-section.tsx";
import { listIdOf, listOfId } from "./sections/lists.ts";
import { keysWithoutSection, pathsOf, sectionIds } from "./sections/sections.ts";
import { useFocusPath } from "./use-focus-path.ts";

const { actions, broken, otherSettings } = screenEditorMessages.form;
/** Parts that come with buttons, and can also be edited in detail. */
const partsInDetail = ["selection", "detail", "header", "forms"];
const noRights = { roles: [], claims: [] };

export interface FormViewProps {
  draft: Draft;
  /** Shows the document without a way to change it. */
  isReadOnly: boolean;
  /** The screen was never saved: its id can still be chosen. */
  isNew: boolean;
  /** Goes to a path in the JSON view: `columns[3]`. */
  onShowJson?: ((path: { path: string }) => void) | undefined;
}

/** The document as a form. Preserves what it does not know, and says where it cannot show something. */
export function FormView(props: FormViewProps) {
  const { draft, onShowJson } = props;
  const root = useRef<HTMLDivElement>(null);
  useFocusPath(root, draft.focusRequest);
  const form = useForm(props);
  if (!form) {
    return (
      <EmptyState
        role="alert"
        title={broken.title}
        hint={draft.syntaxError ? broken.noJson : broken.noScreen}
        action={onShowJson && <Button onClick={() => onShowJson({ path: "screen" })}>{broken.show}</Button>}
      />
    );
  }
  return (
    <ScreenFormProvider value={form}>
      <div ref={root} className="@container relative">
        <div
          data-has-index={form.endpoint ? "" : undefined}
          className="flex flex-col gap-4 @3xl:data-has-index:grid @3xl:data-has-index:grid-cols-[10rem_minmax(0,1fr)] @3xl:items-start"
        >
          {form.endpoint && <SectionIndex />}
          <div className="flex min-w-0 flex-col gap-4">
            <DataSourceSection />
            {form.endpoint && <Sections />}
          </div>
        </div>
      </div>
    </ScreenFormProvider>
  );
}

/** The sections that are shown after a list is chosen. */
function Sections() {
  const { document, problems } = useScreenForm();
  const mode = propertyOf(document.selection, "mode");
  const hasProblems = problemsAt(problems, partsInDetail).length > 0;
  return (
    <>
      <FormSection id="name" keywords={["title", "description", "navigation"]} />
      {(["audience", "columns", "filters", "always", "order", "totals"] as const).map((id) => (
        <FormSection key={id} id={id} />
      ))}
      <FormSection id="work" keywords={["actions", "rowActions"]} shown={pathsOf("work")}>
        <p className="text-table text-fg-muted">
          {actions.selects[mode === "one" || mode === "many" ? mode : "none"]}
        </p>
        <CopiedPartSelects />
        <Expandable label={actions.inDetail} isInitiallyOpen={hasProblems} isLazy={!hasProblems}>
          <ScreenFields keywords={partsInDetail} />
        </Expandable>
      </FormSection>
      <FormSection id="empty" />
      <FormSection id="otherSettings">
        <UnknownKeywords />
      </FormSection>
    </>
  );
}

/** Keywords that the form does not know, and the problems that no section shows. */
function UnknownKeywords() {
  const { document, problems, showJson } = useScreenForm();
  const keywords = keysWithoutSection(Object.keys(document));
  const elsewhere = problemsAt(problems, sectionIds.flatMap(pathsOf));
  return (
    <>
      {keywords.length > 0 && <p className="text-table">{otherSettings.unknown}</p>}
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {keywords.map((keyword) => (
          <li key={keyword} data-path={keyword} className="min-w-0 font-mono text-table wrap-anywhere">
            {showJson ? (
              <Button size="sm" onClick={() => showJson(keyword)}>
                {keyword}
              </Button>
            ) : (
              keyword
            )}
          </li>
        ))}
      </ul>
      <ProblemList problems={problems.filter((problem) => !elsewhere.includes(problem))} />
    </>
  );
}

function useForm({ draft, isReadOnly, isNew, onShowJson }: FormViewProps): ScreenForm | undefined {
  const rights = useSession() ?? noRights;
  const { document, problems, takenIds, setDocument } = draft;
  // Two inputs can change before the next render; the second builds on the first.
  const latest = useRef(document);
  useLayoutEffect(() => {
    latest.current = document;
  }, [document]);
  return useMemo(() => {
    if (!isJsonObject(document)) return undefined;
    const listId = listIdOf(document);
    const update = (change: (document: JsonObject) => JsonObject) => {
      if (isReadOnly || !isJsonObject(latest.current)) return;
      latest.current = change(latest.current);
      setDocument(latest.current);
    };
    return {
      document,
      listId,
      endpoint: listOfId(listId),
      problems,
      rights,
      isReadOnly,
      takenIds: isNew ? takenIds : undefined,
      Field: FormField,
      update,
      showJson: onShowJson && ((path) => onShowJson({ path })),
    };
  }, [document, problems, rights, isReadOnly, isNew, takenIds, setDocument, onShowJson]);
}
