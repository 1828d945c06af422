"use client";

import { useEffect, useRef, useState } from "react";
import { type DescribeFailure, failureOf } from "../failure/failure.js";
import { useDialogMessages } from "../messages/use-dialog-messages.js";
import {
  stateAfter,
  type UploadControl,
  type UploadOutcome,
  type UploadProgress,
  type UploadState,
} from "./upload-state.js";

/** A file to upload, with progress and cancellation. */
export interface UploadRequest extends UploadControl {
  /** The selected file, which passed the dialog's rules. */
  file: File;
}

/** Uploads a file and resolves to the result. Rejects with an `AbortError` if the user cancels it elsewhere. */
export type Upload = (request: UploadRequest) => Promise<UploadOutcome>;

/** State of an upload from selection to result, with what is to be confirmed in between. Canceled and failed uploads return to the selection. */
export function useUpload(upload: Upload, describe?: DescribeFailure) {
  const { work: texts } = useDialogMessages();
  const [state, setState] = useState<UploadState>({ phase: "choosing" });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (work: (control: UploadControl) => Promise<UploadOutcome>) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const onProgress = (progress: UploadProgress) => {
      if (!signal.aborted) setState({ phase: "uploading", progress });
    };
    setState({ phase: "uploading", progress: undefined });
    try {
      const outcome = await work({ signal, onProgress });
      if (!signal.aborted) setState(stateAfter(outcome));
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError")
        return signal.aborted ? undefined : setState({ phase: "choosing", note: "canceled" });
      const failure = describe?.(error) ?? failureOf(error, texts.failed);
      if (!signal.aborted) setState({ phase: "choosing", failure });
    } finally {
      if (running.current === controller) running.current = undefined;
    }
  };
  const start = (file: File) => run((control) => upload({ file, ...control }));
  const confirm = async () => {
    if (state.phase === "reviewing") await run(state.review.onConfirm);
  };
  const cancel = () => {
    running.current?.abort();
    running.current = undefined;
    setState({ phase: "choosing", note: "canceled" });
  };
  const restart = () => setState({ phase: "choosing" });
  return { state, start, confirm, cancel, restart };
}
