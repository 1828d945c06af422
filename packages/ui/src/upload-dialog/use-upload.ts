"use client";

import { useEffect, useRef, useState } from "react";
import { type DescribeFailure, failureOf } from "../failure/failure.js";
import { useDialogMessages } from "../messages/use-dialog-messages.js";
import type { UploadOutcome, UploadProgress, UploadState } from "./upload-state.js";

/** A file to upload, with progress and cancellation. */
export interface UploadRequest {
  /** The selected file, which passed the dialog's rules. */
  file: File;
  /** Aborted when the user cancels or the dialog unmounts. */
  signal: AbortSignal;
  /** Reports progress. Without calls, the progress is indeterminate. */
  onProgress: (progress: UploadProgress) => void;
}

/** Uploads a file and resolves to the result. Rejects with an `AbortError` if the user cancels it elsewhere. */
export type Upload = (request: UploadRequest) => Promise<UploadOutcome>;

/** State of an upload from selection to result. Canceled and failed uploads return to the selection. */
export function useUpload(upload: Upload, describe?: DescribeFailure) {
  const { work: texts } = useDialogMessages();
  const [state, setState] = useState<UploadState>({ phase: "choosing" });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (file: File) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const onProgress = (progress: UploadProgress) => {
      if (!signal.aborted) setState({ phase: "uploading", progress });
    };
    setState({ phase: "uploading", progress: undefined });
    try {
      const outcome = await upload({ file, signal, onProgress });
      if (!signal.aborted) setState({ phase: "done", outcome });
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError")
        return signal.aborted ? undefined : setState({ phase: "choosing", note: "canceled" });
      const failure = describe?.(error) ?? failureOf(error, texts.failed);
      if (!signal.aborted) setState({ phase: "choosing", failure });
    } finally {
      if (running.current === controller) running.current = undefined;
    }
  };
  const cancel = () => {
    running.current?.abort();
    running.current = undefined;
    setState({ phase: "choosing", note: "canceled" });
  };
  const restart = () => setState({ phase: "choosing" });
  return { state, start, cancel, restart };
}
