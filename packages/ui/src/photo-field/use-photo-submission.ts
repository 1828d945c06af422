"use client";

import { useEffect, useRef, useState } from "react";
import { useSubmission } from "../failure/use-submission.js";
import type { UploadProgress } from "../upload-dialog/upload-state.js";
import type { UploadRequest } from "../upload-dialog/use-upload.js";

/** Passes a cropped photo on, with progress. Aborted if the dialog closes. */
export function usePhotoSubmission(onSubmit: (request: UploadRequest) => unknown) {
  const { submit, ...submission } = useSubmission();
  const [progress, setProgress] = useState<UploadProgress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const start = (prepare: () => Promise<File>) => {
    const controller = new AbortController();
    return submit(async () => {
      running.current = controller;
      setProgress(undefined);
      const { signal } = controller;
      const file = await prepare();
      signal.throwIfAborted();
      await onSubmit({ file, signal, onProgress: setProgress });
      // An upload may resolve although it was aborted. Its dialog is closed already.
      signal.throwIfAborted();
    });
  };
  return { ...submission, progress, start };
}
