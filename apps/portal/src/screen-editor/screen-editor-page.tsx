import { useLocation, useParams } from "react-router";
import { NotLoaded } from "../api/not-loaded.tsx";
import { screenEditorMessages } from "../messages/screen-editor.ts";
import { Editor } from "./editor.tsx";
import { useOpenedScreen } from "./life/opened-screen.ts";
import type { EditorView } from "./page/editor-panes.tsx";
import { EditorSkeleton } from "./page/editor-skeleton.tsx";
import { useTitleFocus } from "./page/focus-title.ts";

const texts = screenEditorMessages.life;

/** The editor of a screen that was added. */
export function ScreenEditorPage() {
  const { id = "" } = useParams();
  const firstView = viewOf(useLocation().state);
  const { data, error, isFetching, refetch } = useOpenedScreen(id);
  useTitleFocus(data !== undefined);
  if (data) return <Editor key={id} opened={data} firstView={firstView} />;
  if (!error) return <EditorSkeleton />;
  return <NotLoaded title={texts.notLoaded} {...{ error, isFetching, refetch }} />;
}

/** The view that was shown when the screen was saved for the first time; undefined where it was not just now. */
function viewOf(state: unknown): EditorView | undefined {
  const view: unknown = typeof state === "object" && state !== null ? Reflect.get(state, "view") : undefined;
  return view === "form" || view === "json" || view === "preview" ? view : undefined;
}
