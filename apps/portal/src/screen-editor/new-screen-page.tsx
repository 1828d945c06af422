import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Navigate, useSearchParams } from "react-router";
import { NotLoaded } from "../api/not-loaded.tsx";
import { screenEditorMessages } from "../messages/screen-editor.ts";
import { Editor } from "./editor.tsx";
import { DroppedNote } from "./page/dropped-note.tsx";
import type { EditorView } from "./page/editor-panes.tsx";
import { EditorSkeleton } from "./page/editor-skeleton.tsx";
import { useTitleFocus } from "./page/focus-title.ts";
import { startingDocument } from "./page/starting-document.ts";

const texts = screenEditorMessages.life;

/** The editor of a screen that was never saved: empty, or a copy of a built-in screen or of an added one. */
export function NewScreenPage() {
  const [search] = useSearchParams();
  const [created, setCreated] = useState<{ id: string; view: EditorView }>();
  const [copy, from] = [search.get("copy"), search.get("from")];
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["screens.get", "new", copy, from],
    queryFn: ({ signal }) => startingDocument({ copy, from }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  useTitleFocus(data !== undefined);
  // In place of the editor: what is saved is nothing to ask about.
  if (created) {
    return <Navigate replace to={`/portal/manage/screens/${created.id}`} state={{ view: created.view }} />;
  }
  if (data) {
    return (
      <Editor
        key={`${copy} ${from}`}
        startingText={data.text}
        takenIds={data.takenIds}
        isImporting={search.has("import")}
        notice={data.dropped.length > 0 && <DroppedNote dropped={data.dropped} />}
        onCreated={setCreated}
      />
    );
  }
  if (!error) return <EditorSkeleton />;
  return <NotLoaded title={texts.notLoaded} {...{ error, isFetching, refetch }} />;
}
