"use client";

import { useEffect, useRef, useState } from "react";
import { type DescribeFailure, failureOf } from "../failure/failure.js";
import { useAllMessages } from "../messages/use-all-messages.js";
import type { UploadOutcome, UploadProgress, UploadState } from "./upload-state.js";

/** What is to be sent, and the ways to follow and to stop it. */
export interface UploadRequest {
  /** The file chosen; it keeps the dialog's rules. */
  file: File;
  /** Aborted when the reader cancels or the dialog goes away. */
  signal: AbortSignal;
  /** Tells how far it has come; without it only that it goes on is shown. */
  onProgress: (progress: UploadProgress) => void;
}

/** Sends a file and resolves with what became of it. */
export type Upload = (request: UploadRequest) => Promise<UploadOutcome>;

/** One upload at a time, from the choice to its outcome; cancelled and failed ones go back to the choice. */
export function useUpload(upload: Upload, describe?: DescribeFailure) {
  const { work: texts } = useAllMessages();
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
      const failure = describe?.(error) ?? failureOf(error, texts.failed);
      if (!signal.aborted) setState({ phase: "choosing", failure });
    } finally {
      if (running.current === controller) running.current = undefined;
    }
  };
  const cancel = () => {
    running.current?.abort();
    running.current = undefined;
    setState({ phase: "choosing", note: "cancelled" });
  };
  const restart = () => setState({ phase: "choosing" });
  return { state, start, cancel, restart };
}
