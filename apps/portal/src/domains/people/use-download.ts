import { errorMessage, saveFile } from "@portico/renderer/client";
import { useNotify } from "@portico/ui/notification";
import { request } from "../../api/client.ts";
import { peopleMessages } from "../../messages/people.ts";

const texts = peopleMessages.timeline;

/** Returns a function that saves the file of a note, or says why it couldn't. */
export function useDownload() {
  const notify = useNotify();
  return async ({ noteId, name }: { readonly noteId: string; readonly name: string }) => {
    try {
      const response = await request("notes.download", { params: { noteId }, accept: "*/*" });
      saveFile(await response.blob(), name);
    } catch (failure) {
      notify({ tone: "danger", text: texts.downloadFailed(name, errorMessage(failure)) });
    }
  };
}
