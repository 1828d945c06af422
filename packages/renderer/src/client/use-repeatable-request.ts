import { useCallback, useState } from "react";
import { useCallOrigin } from "./call-origin.ts";
import { fetchWithProgress } from "./fetch-with-progress.ts";
import { createKeyHolder } from "./idempotency-key.ts";
import { type CallOptions, useClient } from "./screen-client.ts";

/** Options of a request that may be sent again. */
export interface RepeatableOptions extends Omit<CallOptions, "fetchWith" | "idempotencyKey" | "origin"> {
  /** Called with the fraction of `form` or `file` that was sent, from 0 to 1. */
  readonly onUpload?: (part: number) => void;
}

/**
 * Returns a function like `request` for forms that users may submit again. After a lost connection or an ended
 * session, the same content is sent with the same idempotency key, so that it takes effect once.
 */
export function useRepeatableRequest() {
  const [keyHolder] = useState(createKeyHolder);
  const client = useClient();
  const origin = useCallOrigin();
  return useCallback(
    async (id: string, { onUpload, ...options }: RepeatableOptions = {}): Promise<Response> => {
      const { params, query, body, form, file } = options;
      const content = [id, params, query, form ? formFingerprint(form) : body, file && fileFingerprint(file)];
      try {
        const response = await client.request(id, {
          ...options,
          origin,
          idempotencyKey: keyHolder.keyFor(content),
          // Streams files from disk.
          fetchWith: onUpload || file ? fetchWithProgress(onUpload, file) : undefined,
        });
        keyHolder.settle();
        return response;
      } catch (error) {
        keyHolder.settle(error);
        throw error;
      }
    },
    [client, keyHolder, origin],
  );
}

/** Identifies a file without reading it. */
function fileFingerprint(file: Blob): unknown[] {
  return file instanceof File ? [file.name, file.size, file.lastModified] : [file.size, file.type];
}

/** Identifies a multipart body by its text values and files. */
function formFingerprint(form: FormData): unknown[] {
  return [...form].map(([name, value]) =>
    typeof value === "string" ? [name, value] : [name, ...fileFingerprint(value)],
  );
}
