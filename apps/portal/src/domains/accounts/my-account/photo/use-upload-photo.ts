import { userEndpoints } from "@portico/contract/features/accounts/user";
import { errorMessage, useRepeatableRequest } from "@portico/renderer/client";
import { useNotify } from "@portico/ui/notification";
import type { UploadRequest } from "@portico/ui/photo-field";
import { client } from "../../../../api/client.ts";
import { useRefreshPhoto } from "../../../../api/photo.ts";
import { myAccountMessages } from "../../../../messages/my-account.ts";

client.add(userEndpoints);

const texts = myAccountMessages.photo;

/** Uploads a photo, and updates it wherever it is shown. */
export function useUploadPhoto(): (request: UploadRequest) => Promise<void> {
  const send = useRepeatableRequest();
  const refreshPhoto = useRefreshPhoto();
  const notify = useNotify();
  return async ({ file, signal, onProgress }) => {
    const form = new FormData();
    form.set("file", file);
    const onUpload = (part: number) => onProgress({ loaded: part, total: 1 });
    try {
      await send("user.setPhoto", { form, onUpload, signal });
    } catch (cause) {
      const text = texts.failed(errorMessage(cause));
      if (!signal.aborted) notify({ tone: "danger", text });
      throw new Error(text, { cause });
    }
    await refreshPhoto();
    notify({ tone: "success", text: texts.updated });
  };
}
