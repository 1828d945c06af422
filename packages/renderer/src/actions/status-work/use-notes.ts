import type { NotePage, ScreenNote } from "@portico/screens";
import { useNotify } from "@portico/ui/notification";
import type { MakeNote, Note, NotesPanelProps } from "@portico/ui/work-dialogs";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useCallOrigin } from "../../client/call-origin.ts";
import { errorFields } from "../../client/error-fields.ts";
import { errorMessage } from "../../client/error-message.ts";
import { saveFile } from "../../client/save-file.ts";
import { useClient } from "../../client/screen-client.ts";
import { serviceOf } from "../../client/services.ts";
import { useRepeatableRequest } from "../../client/use-repeatable-request.ts";
import { useActionMessages } from "../../messages/lists.ts";
import { usePageMessages } from "../../messages/page.ts";

/**
 * Fetches the notes on a record. Returns props for `NotesPanel` and `NotesSheet`, with functions to add notes and to
 * download attachments.
 */
export function useNotes(entity: string, entityId: string | undefined) {
  const actionTexts = useActionMessages();
  const texts = actionTexts.notes;
  const page = usePageMessages();
  const queries = useQueryClient();
  const client = useClient();
  const service = serviceOf(client, "notes");
  const queryKey = [service.list, entityId, entity];
  const entityIdOf = async () => (await client.names()).noteEntities[entity] ?? "";
  const notify = useNotify();
  const send = useRepeatableRequest();
  const origin = useCallOrigin();
  const { data, error, isPending, isFetchNextPageError, hasNextPage, refetch, fetchNextPage } =
    useInfiniteQuery({
      queryKey,
      queryFn: async ({ signal, pageParam }) => {
        if (entityId === undefined) throw new Error(actionTexts.noId(texts.title));
        const query = { pageNumber: String(pageParam) };
        return client.fetchJson<NotePage>(service.list, {
          params: { entityId, entityMetadataId: await entityIdOf() },
          query,
          signal,
          origin,
        });
      },
      initialPageParam: 1,
      getNextPageParam: ({ totalPages }, _pages, pageNumber) =>
        pageNumber < totalPages ? pageNumber + 1 : undefined,
      staleTime: 0,
    });
  const createNote: MakeNote = async ({ text, file }, { onProgress }) => {
    const form = new FormData();
    form.set("noteBody", text);
    form.set("entityId", entityId ?? "");
    form.set("entityMetadataId", await entityIdOf());
    if (file) form.set("doc", file);
    const onUpload = (part: number) =>
      onProgress({ loaded: part * (file?.size ?? 0), total: file?.size ?? 0 });
    await send(service.create, { form, ...(file && { onUpload }) });
    await queries.invalidateQueries({ queryKey });
  };
  const download = async ({ note }: { note: Note }) => {
    const name = note.attachment?.name ?? note.id;
    try {
      const response = await client.request(service.download, {
        params: { noteId: note.id },
        accept: "*/*",
        origin,
      });
      saveFile(await response.blob(), name);
    } catch (failure) {
      notify({ tone: "danger", text: texts.downloadFailed(name, errorMessage(failure, page)) });
    }
  };
  const loadOlder = async () => {
    try {
      await fetchNextPage({ throwOnError: true });
    } catch (failure) {
      throw new Error(texts.olderFailed(errorMessage(failure, page)));
    }
  };
  const pages = data?.pages ?? [];
  const loaded = uniqueNotes(pages.flatMap((page) => page.data));
  const total = pages.at(-1)?.totalRecords ?? 0;
  return {
    notes: loaded.map((note) => toNote(note, actionTexts.system)),
    olderCount: hasNextPage ? Math.max(1, total - loaded.length) : 0,
    onShowOlder: loadOlder,
    isLoading: isPending,
    // If a further page fails, the previous ones stay visible.
    error: error && !isFetchNextPageError ? errorMessage(error, page) : undefined,
    onRetry: () => void refetch(),
    attachment: { maxSize: service.maxBytes },
    textLength: service.maxLength,
    ...(entityId !== undefined && !origin?.isPreview && { onMakeNote: createNote }),
    ...(origin?.isPreview && { downloadDisabledReason: texts.noDownload }),
    onDownload: (request: { note: Note }) => void download(request),
    describeFailure: (failure: unknown) => ({
      text: texts.failed(errorMessage(failure, page)),
      details: Object.values(errorFields(failure)).flat(),
    }),
  } satisfies Partial<NotesPanelProps>;
}

/** Removes duplicates: a new note shifts the pages, so that the next page repeats notes of the previous one. */
function uniqueNotes(notes: readonly ScreenNote[]): ScreenNote[] {
  return [...new Map(notes.map((note) => [note.id, note])).values()];
}

function toNote(
  { id, createdBy, createdDate, noteBody, docName, docSize }: ScreenNote,
  system: string,
): Note {
  return {
    id,
    author: createdBy ?? system,
    at: createdDate,
    body: noteBody,
    attachment: docName === null ? undefined : { name: docName, ...(docSize !== null && { size: docSize }) },
  };
}
