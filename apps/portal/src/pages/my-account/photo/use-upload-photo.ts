import { userEndpoints } from "@portico/contract/features/user";
import { addEndpoints } from "../../../api/known-endpoints.ts";
import { useRefreshPhoto } from "../../../api/photo.ts";
import { useRepeatableRequest } from "../../../api/use-repeatable-request.ts";

addEndpoints(userEndpoints);

/** A photo on its way to the server, and the ways to follow and to stop it. */
export interface PhotoUpload {
  photo: File;
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** Uploads a photo, and updates it wherever it is shown. */
export function useUploadPhoto(): (upload: PhotoUpload) => Promise<void> {
  const send = useRepeatableRequest();
  const refreshPhoto = useRefreshPhoto();
  return async ({ photo, onProgress, signal }) => {
    const form = new FormData();
    form.set("file", photo);
    await send("user.setPhoto", { form, onUpload: onProgress, signal });
    await refreshPhoto();
  };
}
