import type { EndpointId } from "@portico/contract";
import { useCallback, useState } from "react";
import { useCallOrigin } from "./call-origin.ts";
import { type CallOptions, request } from "./client.ts";
import { fetchWithProgress } from "./fetch-with-progress.ts";
import { createKeyHolder } from "./idempotency-key.ts";

/** What a call that may be sent again brings along. */
export interface RepeatableOptions extends Omit<CallOptions, "sendBy" | "idempotencyKey" | "origin"> {
  /** Called with the part of `form` or `file` that is sent, from 0 to 1. */
  readonly onUpload?: (part: number) => void;
}

/**
 * Calls for a form that people may send again: after a lost connection or an ended session the same content goes out
 * under the same idempotency key, so that it is done once.
 */
export function useRepeatableRequest() {
  const [keyHolder] = useState(createKeyHolder);
  const origin = useCallOrigin();
  return useCallback(
    async (id: EndpointId, { onUpload, ...options }: RepeatableOptions = {}): Promise<Response> => {
      const { params, query, body, form, file } = options;
      const content = [id, params, query, form ? partsOf(form) : body, file && markOf(file)];
      try {
        const response = await request(id, {
          ...options,
          origin,
          idempotencyKey: keyHolder.keyFor(content),
          // A file is sent as it is read from the disk.
          sendBy: onUpload || file ? fetchWithProgress(onUpload, file) : undefined,
        });
        keyHolder.settle();
        return response;
      } catch (error) {
        keyHolder.settle(error);
        throw error;
      }
    },
    [keyHolder, origin],
  );
}

/** A file by what tells it from another. */
function markOf(file: Blob): unknown[] {
  return file instanceof File ? [file.name, file.size, file.lastModified] : [file.size, file.type];
}

/** A multipart body by what tells it from another: its texts, and which files. */
function partsOf(form: FormData): unknown[] {
  return [...form].map(([name, value]) =>
    typeof value === "string" ? [name, value] : [name, ...markOf(value)],
  );
}
