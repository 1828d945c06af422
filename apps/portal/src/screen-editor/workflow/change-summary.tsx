import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { errorMessage } from "../../api/error-message.ts";
import { screenEditorMessages } from "../../messages/screen-editor.ts";
import { DifferenceList } from "../compare/difference-list.tsx";
import { parseJson } from "../draft/draft.ts";
import { fetchText, type OpenedScreen } from "./opened-screen.ts";

const texts = screenEditorMessages.workflow.changes;

/** Props of `ChangeSummary`. */
export interface ChangeSummaryProps {
  opened: OpenedScreen;
  /** The document that would be published. */
  text: string;
}

/** The differences between a document and the published version; nothing if none is published. */
export function ChangeSummary({ opened: { screen }, text }: ChangeSummaryProps) {
  const titleId = useId();
  const { id, publishedVersion } = screen;
  const { data, error } = useQuery({
    queryKey: ["screens.version", id, publishedVersion],
    queryFn: ({ signal }) => fetchText(id, publishedVersion ?? 0, signal),
    enabled: publishedVersion !== null,
  });
  if (publishedVersion === null) return null;
  return (
    <section aria-labelledby={titleId} className="grid gap-2">
      <h3 id={titleId} className="text-form font-semibold">
        {texts.title(publishedVersion)}
      </h3>
      {data !== undefined && (
        <DifferenceList before={parseJson(data).document} after={parseJson(text).document} />
      )}
      {error && <p className="text-table text-danger-fg">{`${texts.failed} ${errorMessage(error)}`}</p>}
    </section>
  );
}
