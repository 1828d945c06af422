import { Button, EmptyState } from "@portico/ui";
import { useLayoutEffect, useMemo, useRef } from "react";
import { screenEditorMessages } from "../../messages/screen-editor.ts";
import { screens } from "../../screens/index.ts";
import { useSession } from "../../session/session.ts";
import type { Draft } from "../draft/draft.ts";
import { AudienceSection } from "./access/audience-section.tsx";
import { ActionsSection } from "./actions/actions-section.tsx";
import { ColumnsSection } from "./columns/columns-section.tsx";
import { FormSection } from "./controls/form-section.tsx";
import { DataSourceSection } from "./data-source/data-source-section.tsx";
import { listIdOf, listOfId } from "./data-source/lists.ts";
import { isJsonObject, type JsonObject, withProperty } from "./document/document.ts";
import { type ScreenForm, ScreenFormProvider } from "./document/screen-form.tsx";
import { pathsOf } from "./document/sections.ts";
import { FiltersSection } from "./filters/filters-section.tsx";
import { FixedFiltersSection } from "./fixed-filters/fixed-filters-section.tsx";
import { ScreenKeywordField } from "./keywords/screen-keyword-field.tsx";
import { NameSection } from "./name/name-section.tsx";
import { OtherSettingsSection } from "./other-settings-section.tsx";
import { SectionIndex } from "./section-index.tsx";
import { SortingSection } from "./sorting/sorting-section.tsx";
import { TotalsSection } from "./totals/totals-section.tsx";
import { useFocusPath } from "./use-focus-path.ts";

const texts = screenEditorMessages.form.broken;
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
            {form.endpoint && <Parts />}
          </div>
        </div>
      </div>
    </ScreenFormProvider>
  );
}

/** Shown before a list is chosen. */
function Parts() {
  return (
    <>
      <NameSection />
      <AudienceSection />
      <ColumnsSection />
      <FiltersSection />
      <FixedFiltersSection />
      <SortingSection />
      <TotalsSection />
      <ActionsSection />
      <FormSection id="empty" shown={pathsOf("empty")}>
        <ScreenKeywordField name="empty" />
        <ScreenKeywordField name="notLoaded" />
      </FormSection>
      <OtherSettingsSection />
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
      update,
      setProperty: (name, value) => update((before) => withProperty(before, name, value)),
      showJson: onShowJson && ((path) => onShowJson({ path })),
    };
  }, [document, problems, rights, isReadOnly, isNew, takenIds, setDocument, onShowJson]);
}
