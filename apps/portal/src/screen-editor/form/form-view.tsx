import { Button, EmptyState } from "@portico/ui";
import { useLayoutEffect, useMemo, useRef } from "react";
import { screenEditorMessages } from "../../messages/screen-editor.ts";
import { screens } from "../../screens/index.ts";
import { useSession } from "../../session/session.ts";
import type { Draft } from "../draft.ts";
import { AudienceSection } from "./access/audience-section.tsx";
import { AlwaysSection } from "./always/always-section.tsx";
import { ColumnsSection } from "./columns/columns-section.tsx";
import { isWords, type Words, withWord } from "./document.ts";
import { EmptySection } from "./empty/empty-section.tsx";
import { FiltersSection } from "./filters/filters-section.tsx";
import { KeptSection } from "./kept-section.tsx";
import { NameSection } from "./name/name-section.tsx";
import { OrderSection } from "./order/order-section.tsx";
import { listIdOf, listOfId } from "./rows/lists.ts";
import { RowsSection } from "./rows/rows-section.tsx";
import { type ScreenForm, ScreenFormProvider, useScreenForm } from "./screen-form.tsx";
import { SectionIndex } from "./section-index.tsx";
import { TotalsSection } from "./totals/totals-section.tsx";
import { useWantedPlace } from "./use-wanted-place.ts";
import { WorkSection } from "./work/work-section.tsx";

const texts = screenEditorMessages.form.broken;
const noRights = { roles: [], claims: [] };

/** Props of `FormView`. */
export interface FormViewProps {
  draft: Draft;
  /** Shows the document without a way to change it. */
  isReadOnly: boolean;
  /** The screen was never saved: its id can still be chosen. */
  isNew: boolean;
  /** Leads to a place in the JSON view: `columns[3]`. */
  onShowJson?: ((place: { path: string }) => void) | undefined;
}

/** The document as a form. What it does not know is kept, and where it cannot show something it says so. */
export function FormView({ draft, isReadOnly, isNew, onShowJson }: FormViewProps) {
  const root = useRef<HTMLDivElement>(null);
  useWantedPlace(root, draft.wanted);
  const form = useForm({ draft, isReadOnly, isNew, onShowJson });
  if (!form) {
    return (
      <EmptyState
        role="alert"
        title={texts.title}
        hint={draft.syntaxFault ? texts.noJson : texts.noScreen}
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
            <RowsSection />
            {form.endpoint && <Parts />}
          </div>
        </div>
      </div>
    </ScreenFormProvider>
  );
}

/** Before rows are chosen there is nothing to say of them. */
function Parts() {
  const { isReadOnly, showJson } = useScreenForm();
  return (
    <>
      <NameSection />
      <AudienceSection />
      <ColumnsSection />
      <FiltersSection />
      <AlwaysSection />
      <OrderSection />
      <TotalsSection />
      <WorkSection />
      <EmptySection />
      <KeptSection />
      {!isReadOnly && showJson && (
        <p className="px-4 text-table text-fg-muted">{screenEditorMessages.form.rest}</p>
      )}
    </>
  );
}

function useForm({ draft, isReadOnly, isNew, onShowJson }: FormViewProps): ScreenForm | undefined {
  const rights = useSession() ?? noRights;
  const { document, problems, takenIds, setDocument } = draft;
  // Two inputs can change before the page follows the first; the second builds on it all the same.
  const latest = useRef(document);
  useLayoutEffect(() => {
    latest.current = document;
  }, [document]);
  return useMemo(() => {
    if (!isWords(document)) return undefined;
    const listId = listIdOf(document);
    const update = (change: (words: Words) => Words) => {
      if (isReadOnly || !isWords(latest.current)) return;
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
      setWord: (word, value) => update((words) => withWord(words, word, value)),
      showJson: onShowJson && ((path) => onShowJson({ path })),
    };
  }, [document, problems, rights, isReadOnly, isNew, takenIds, setDocument, onShowJson]);
}
