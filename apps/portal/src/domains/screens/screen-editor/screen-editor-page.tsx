import { endpoints } from "@portico/contract";
import { NotLoaded } from "@portico/renderer/client";
import { Alert } from "@portico/ui/display";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Navigate, useParams, useSearchParams } from "react-router";
import { client } from "../../../api/client.ts";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { Editor } from "./editor.tsx";
import { EditorSkeleton } from "./page/editor-skeleton.tsx";
import { useTitleFocus } from "./page/focus-title.ts";
import { startingDocument } from "./page/starting-document.ts";
import { type OpenedScreen, useOpenedScreen } from "./workflow/use-screen.ts";

// A screen in the editor can use any endpoint, and is previewed.
client.add(endpoints);

const texts = screenEditorMessages.workflow;
const nothingDropped = [] as const;

/** A screen that was added on this page. */
interface Added {
  readonly opened: OpenedScreen;
  /** The key of the editor in which it was created. */
  readonly editorKey: string;
}

/** The editor of a custom screen, or of a new one, which gets its own URL when it is saved. */
export function ScreenEditorPage() {
  const { id } = useParams();
  const [search] = useSearchParams();
  const [copy, from] = [search.get("copy"), search.get("from")];
  const editorKey = id ?? `new ${copy} ${from}`;
  const [dismissed, setDismissed] = useState<unknown>();
  const [lastAdded, setAdded] = useState<Added>();
  const isAddedHere = lastAdded && [lastAdded.editorKey, lastAdded.opened.screen.id].includes(editorKey);
  const added = isAddedHere ? lastAdded : undefined;
  // The user went to another screen; this one is refetched when it is opened again.
  if (lastAdded && !added) setAdded(undefined);

  const openedId = id ?? added?.opened.screen.id ?? "";
  const opened = useOpenedScreen(openedId, added?.opened);
  const starting = useQuery({
    queryKey: ["screens.get", "new", copy, from],
    queryFn: ({ signal }) => startingDocument({ copy, from }, signal),
    enabled: openedId === "",
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { data, error, isFetching, refetch } = openedId === "" ? starting : opened;
  useTitleFocus(data !== undefined);
  if (!data) {
    if (!error) return <EditorSkeleton />;
    return <NotLoaded title={texts.notLoaded} {...{ error, isFetching, refetch }} />;
  }
  const { dropped = nothingDropped } = starting.data ?? {};
  const isMoving = added !== undefined && id === undefined;
  return (
    <>
      <Editor
        key={added?.editorKey ?? editorKey}
        opened={opened.data}
        startingText={starting.data?.text}
        takenIds={starting.data?.takenIds}
        isImporting={search.has("import")}
        notice={
          dropped.length > 0 &&
          dropped !== dismissed && (
            <Alert title={texts.copied.dropped} onDismiss={() => setDismissed(dropped)}>
              <ul className="mt-1 max-h-36 list-disc overflow-y-auto ps-4 text-fg">
                {dropped.map(({ message }) => (
                  <li key={message}>{message}</li>
                ))}
              </ul>
            </Alert>
          )
        }
        isMoving={isMoving}
        onAdded={(now) => setAdded({ ...now, editorKey })}
      />
      {isMoving && <Navigate replace to={`/portal/manage/screens/${openedId}`} />}
    </>
  );
}
