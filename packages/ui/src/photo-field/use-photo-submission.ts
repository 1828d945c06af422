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
      const file = await prepare();
      await onSubmit({ file, signal: controller.signal, onProgress: setProgress });
    });
  };
  return { ...submission, progress, start };
}
