import { InPortal } from "../../../../in-portal.fixtures.tsx";
import { writeDocument } from "../draft/draft.ts";
import { useDraft } from "../draft/use-draft.ts";
import { FormView } from "./form-view.tsx";

export interface FormStoryProps {
  /** What the form starts with: a document, or a text that is none. */
  begin: unknown;
  isReadOnly?: boolean;
  isNew?: boolean;
  /** Called when the JSON view is requested. */
  onShowJson?: (path: { path: string }) => void;
  /** The path to focus when the button is pressed. */
  focusRequest?: string;
}

/** The form next to its document. */
export function FormStory({
  begin,
  isReadOnly = false,
  isNew = false,
  focusRequest,
  onShowJson,
}: FormStoryProps) {
  const draft = useDraft(typeof begin === "string" ? begin : writeDocument(begin));
  return (
    <InPortal>
      <main className="bg-surface-sunken p-4">
        <h1 className="sr-only">Screen</h1>
        <FormView draft={draft} isReadOnly={isReadOnly} isNew={isNew} onShowJson={onShowJson} />
        {focusRequest !== undefined && (
          <button type="button" onClick={() => draft.focusPath(focusRequest)}>
            Lead there
          </button>
        )}
        <div hidden data-document={JSON.stringify(draft.document)} />
      </main>
    </InPortal>
  );
}
