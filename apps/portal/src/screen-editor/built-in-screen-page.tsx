import { Button, buttonStyles, ErrorState } from "@portico/ui";
import { useNotify } from "@portico/ui/notification";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { loadScreen } from "../api/load-screen.ts";
import { screenEditorMessages } from "../messages/screen-editor.ts";
import { type Draft, writeDocument } from "./draft/draft.ts";
import { exportScreen } from "./import-export/export-screen.ts";
import { EditorHeader } from "./page/editor-header.tsx";
import { EditorPanes, type EditorView } from "./page/editor-panes.tsx";
import { EditorSkeleton } from "./page/editor-skeleton.tsx";

const { builtIn: texts, menu } = screenEditorMessages.workflow;
const { exported } = screenEditorMessages.importExport;

/** A screen that comes with the portal, to be read and copied. */
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
  const hasOwnAddress = !screen.path.includes(":");
  return (
    <div className="flex min-h-full min-w-0 flex-col has-[>[data-wide]]:h-full">
      <div className="px-4 py-3 sm:px-5">
        <EditorHeader
          title={screen.title}
          badges={[{ tone: "neutral", label: texts.badge }]}
          next={texts.text}
          isChanged={false}
        >
          {hasOwnAddress && (
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
        </EditorHeader>
      </div>
      <EditorPanes
        draft={readOnlyDraft(screen)}
        isReadOnly
        isNew={false}
        view={view}
        onViewChange={setView}
      />
    </div>
  );
}

const nothing = () => {};

/** A document that only can be read. */
function readOnlyDraft(document: unknown): Draft {
  return {
    text: writeDocument(document),
    document,
    problems: [],
    findings: [],
    takenIds: [],
    isChanged: false,
    setText: nothing,
    setDocument: nothing,
    focusPath: nothing,
  };
}
