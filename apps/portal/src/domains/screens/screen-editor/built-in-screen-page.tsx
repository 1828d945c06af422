import { Button, buttonStyles, ErrorState } from "@portico/ui";
import { useNotify } from "@portico/ui/notification";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { loadScreen } from "../../../screen-host/load-screen.ts";
import { writeDocument } from "./draft/draft.ts";
import { exportScreen } from "./import-export/screen-file.ts";
import { EditorHeader } from "./page/editor-header.tsx";
import { EditorPanes, type EditorView } from "./page/editor-panes.tsx";
import { EditorSkeleton } from "./page/editor-skeleton.tsx";

const { builtIn: texts, menu } = screenEditorMessages.workflow;
const { exported } = screenEditorMessages.importExport;
const nothing = () => {};
/** The parts of a draft that a read-only document does not need. */
const readOnly = {
  problems: [],
  findings: [],
  takenIds: [],
  isChanged: false,
  setText: nothing,
  setDocument: nothing,
  focusPath: nothing,
};

/** A built-in screen, to view and copy. */
export function BuiltInScreenPage() {
  const { screenId = "" } = useParams();
  const [view, setView] = useState<EditorView>("form");
  const notify = useNotify();
  const { data, error } = useQuery({
    queryKey: ["built-in-screen", screenId],
    queryFn: () => loadScreen(screenId),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error) return <ErrorState title={texts.none} message={screenId} />;
  if (!data) return <EditorSkeleton />;
  const { screen } = data;
  const hasParameters = screen.path.includes(":");
  return (
    <div data-full-bleed="" className="flex min-h-full min-w-0 flex-col has-[>[data-wide]]:h-full">
      <div className="px-4 py-3 sm:px-5">
        <EditorHeader
          title={screen.title}
          badges={[{ tone: "neutral", label: texts.badge }]}
          next={texts.text}
          actions={
            <>
              {!hasParameters && (
                <Link to={`/portal/${screen.path}`} className={buttonStyles()}>
                  {texts.open}
                </Link>
              )}
              <Button onClick={() => notify({ tone: "success", text: exported(exportScreen(screen)) })}>
                {menu.exportFile}
              </Button>
              <Link
                to={`/portal/manage/screens/new?${new URLSearchParams({ copy: screen.id })}`}
                className={buttonStyles({ variant: "primary" })}
              >
                {texts.copy}
              </Link>
            </>
          }
        />
      </div>
      <EditorPanes
        draft={{ ...readOnly, text: writeDocument(screen), document: screen }}
        isReadOnly
        isNew={false}
        view={view}
        onViewChange={setView}
      />
    </div>
  );
}
