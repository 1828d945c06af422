import { Button, EmptyState } from "@portico/ui";
import { useLayoutEffect, useMemo, useRef } from "react";
import { screenEditorMessages } from "../../messages/screen-editor.ts";
import { screens } from "../../screens/index.ts";
import { useSession } from "../../session/session.ts";
import type { Draft } from "../draft/draft.ts";
import { DetailSelect, HeaderSelect } from "./actions/copied-parts.tsx";
import { Expandable } from "./controls/expandable.tsx";
import { FormSection, ScreenFields } from "./controls/form-section.tsx";
import { ProblemLines } from "./controls/problem-lines.tsx";
import { DataSourceSection } from "./data-source/data-source-section.tsx";
import { listIdOf, listOfId } from "./data-source/lists.ts";
import { isJsonObject, type JsonObject, propertyOf, textOf, withProperty } from "./document/document.ts";
import { problemsAt } from "./document/problems.ts";
import { type ScreenForm, ScreenFormProvider, useScreenForm } from "./document/screen-form.tsx";
import { keysWithoutSection, pathsOf, sectionIds } from "./document/sections.ts";
import { FixedFiltersSection } from "./fixed-filters/fixed-filters-section.tsx";
import { FormField } from "./form-field.tsx";
import { SectionIndex } from "./section-index.tsx";
import { useFocusPath } from "./use-focus-path.ts";

const texts = screenEditorMessages.form.broken;
/** Parts that come with buttons, and can also be edited in detail. */
const partsInDetail = ["selection", "detail", "header", "forms"];
const noRights = { roles: [], claims: [] };

/** Props of `FormView`. */
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
export function FormView({ draft, isReadOnly, isNew, onShowJson }: FormViewProps) {
  const root = useRef<HTMLDivElement>(null);
  useFocusPath(root, draft.focusRequest);
  const form = useForm({ draft, isReadOnly, isNew, onShowJson });
  if (!form) {
    return (
      <EmptyState
        role="alert"
        title={texts.title}
        hint={draft.syntaxError ? texts.noJson : texts.noScreen}
        action={onShowJson && <Button onClick={() => onShowJson({ path: "screen" })}>{texts.show}</Button>}
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

/** Shown after a list is chosen. */
function Sections() {
  const { document, problems } = useScreenForm();
  const selection = textOf(propertyOf(document.selection, "mode"));
  const selects = selection === "one" || selection === "many" ? selection : "none";
  const hasProblems = problemsAt(problems, partsInDetail).length > 0;
  return (
    <>
      <FormSection id="name" keywords={["title", "description", "navigation"]} />
      <FormSection id="audience" />
      <FormSection id="columns" />
      <FormSection id="filters" />
      <FixedFiltersSection />
      <FormSection id="order" />
      <FormSection id="totals" />
      <FormSection id="work" keywords={["actions", "rowActions"]} shown={partsInDetail}>
        <p className="text-table text-fg-muted">{screenEditorMessages.form.actions.selects[selects]}</p>
        <DetailSelect />
        <HeaderSelect />
        <Expandable
          label={screenEditorMessages.form.actions.inDetail}
          isInitiallyOpen={hasProblems}
          isLazy={!hasProblems}
        >
          <ScreenFields keywords={partsInDetail} />
        </Expandable>
      </FormSection>
      <FormSection id="empty" />
      <FormSection id="otherSettings" keywords={pathsOf("otherSettings")}>
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
      {keywords.length > 0 && <p className="text-table">{screenEditorMessages.form.otherSettings.unknown}</p>}
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
      <ProblemLines problems={problems.filter((problem) => !elsewhere.includes(problem))} />
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
      screens,
      isReadOnly,
      takenIds: isNew ? takenIds : undefined,
      Field: FormField,
      update,
      setProperty: (name, value) => update((before) => withProperty(before, name, value)),
      showJson: onShowJson && ((path) => onShowJson({ path })),
    };
  }, [document, problems, rights, isReadOnly, isNew, takenIds, setDocument, onShowJson]);
}
