import { endpoints, isListId } from "@portico/contract";
import type { ListScreen } from "@portico/portal-config";
import { readScreen, type ScreenProblem } from "@portico/portal-config/check";
import { EmptyState } from "@portico/ui";
import { RadioGroup } from "@portico/ui/forms";
import { useEffect, useMemo, useState } from "react";
import { screenEditorMessages } from "../../../../messages/screen-editor.ts";
import { isJsonObject } from "../form/document/document.ts";
import { PreviewFrame } from "./preview-frame.tsx";
import { canOpen, leastViewer, type Viewer } from "./preview-rights.ts";
import { ViewerChoice } from "./viewer-choice.tsx";

const texts = screenEditorMessages.preview;
/** Milliseconds without a change before the preview is updated. */
const delay = 400;

export interface PreviewPaneProps {
  /** The draft's document; undefined if it is not JSON. */
  document: unknown;
  problems: readonly ScreenProblem[];
  /** Called with the fields of the columns in a new order. Undefined if the document can't be changed. */
  onColumnOrder?: ((change: { fields: readonly string[] }) => void) | undefined;
}

/** The screen with live data, as the user or someone with other rights would see it. Nothing in it writes. */
export function PreviewPane({ document, problems, onColumnOrder }: PreviewPaneProps) {
  const { screen, isOutdated } = usePreviewedScreen(document);
  const [viewer, setViewer] = useState<Viewer>();
  const [isPhone, setPhone] = useState(false);
  const { nothingYet } = texts;
  // Without a data source, other problems are not worth showing.
  const hasRows = !isJsonObject(document) || Object.hasOwn(document, "endpoints");
  return (
    <div className="grid min-w-0 gap-3">
      <RadioGroup
        label={texts.shownOn}
        orientation="horizontal"
        hint={onColumnOrder && !isPhone && texts.dragColumns}
        value={isPhone ? "phone" : "computer"}
        options={[
          { value: "computer", label: texts.computer },
          { value: "phone", label: texts.phone },
        ]}
        onChange={({ value }) => setPhone(value === "phone")}
      />
      <ViewerChoice viewer={viewer} least={leastViewer(accessOf(screen))} onViewerChange={setViewer} />
      <p role="status" className="text-table text-warning-fg empty:hidden">
        {screen && isOutdated ? texts.before : ""}
      </p>
      {!screen ? (
        <EmptyState
          title={nothingYet.title}
          hint={hasRows ? nothingYet.hint(problems.length) : nothingYet.noRows}
        />
      ) : canOpen(screen.access, viewer) ? (
        <PreviewFrame
          screen={screen}
          viewer={viewer}
          isPhone={isPhone}
          // The order of an earlier document.
          onColumnOrder={isOutdated ? undefined : onColumnOrder}
        />
      ) : (
        <EmptyState {...texts.noAccess} />
      )}
    </div>
  );
}

/** Reads the draft with a delay. While it is invalid, the last valid screen stays. */
function usePreviewedScreen(document: unknown) {
  const [delayed, setDelayed] = useState(document);
  const [lastValid, setLastValid] = useState<ListScreen>();
  const { screen } = useMemo(() => readScreen(delayed), [delayed]);
  if (screen && screen !== lastValid) setLastValid(screen);
  // The first screen appears without a delay.
  if (!lastValid && !screen && delayed !== document) setDelayed(document);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(document), delay);
    return () => clearTimeout(timer);
  }, [document]);
  return { screen: screen ?? lastValid, isOutdated: !screen };
}

/** The requirements to open the screen and read its rows. */
function accessOf(screen: ListScreen | undefined): readonly string[] {
  if (!screen) return [];
  const { access, endpoints: calls } = screen;
  return isListId(calls.list) ? [access, endpoints[calls.list].access] : [access];
}
