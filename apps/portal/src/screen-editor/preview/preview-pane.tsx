import { endpoints, isListId } from "@portico/contract";
import type { ListScreen } from "@portico/portal-config";
import type { ScreenProblem } from "@portico/portal-config/check";
import { EmptyState } from "@portico/ui";
import { useState } from "react";
import { screenEditorMessages } from "../../messages/screen-editor.ts";
import { PreviewFrame } from "./preview-frame.tsx";
import { canOpen, claimsToChoose, leastViewer, type Viewer } from "./preview-rights.ts";
import { usePreviewedScreen } from "./use-previewed-screen.ts";
import { ViewerChoice } from "./viewer-choice.tsx";

const texts = screenEditorMessages.preview;

/** Props of `PreviewPane`. */
export interface PreviewPaneProps {
  /** The draft's document; undefined if it is not JSON. */
  document: unknown;
  /** What keeps it from being shown. */
  problems: readonly ScreenProblem[];
}

/** The screen as it would be on live data, seen as oneself or as someone with other rights. Nothing in it writes. */
export function PreviewPane({ document, problems }: PreviewPaneProps) {
  const { screen, isOutdated: isBefore } = usePreviewedScreen(document);
  const [viewer, setViewer] = useState<Viewer>();
  const needed = screen ? accessOf(screen) : [];
  return (
    <div className="grid min-w-0 gap-3">
      <ViewerChoice
        viewer={viewer}
        first={leastViewer(needed)}
        claims={claimsToChoose(needed, viewer ?? leastViewer(needed))}
        onViewerChange={(change) => setViewer(change.viewer)}
      />
      <p role="status" className="text-table text-warning-fg empty:hidden">
        {screen && isBefore ? texts.before : ""}
      </p>
      {!screen ? (
        <EmptyState
          title={texts.nothingYet.title}
          hint={hasRows(document) ? texts.nothingYet.hint(problems.length) : texts.nothingYet.noRows}
        />
      ) : canOpen(screen.access, viewer) ? (
        <PreviewFrame screen={screen} viewer={viewer} />
      ) : (
        <EmptyState {...texts.noAccess} />
      )}
    </div>
  );
}

/** Whether it has a list yet; before that, other problems are not worth showing. */
function hasRows(document: unknown): boolean {
  const isObject = typeof document === "object" && document !== null;
  return !isObject || Object.hasOwn(document, "endpoints");
}

/** The requirements to open the screen and read its rows. */
function accessOf({ access, endpoints: { list } }: ListScreen): readonly string[] {
  return isListId(list) ? [access, endpoints[list].access] : [access];
}
