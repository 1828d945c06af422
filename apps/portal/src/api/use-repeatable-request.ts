import type { EndpointId } from "@portico/contract";
import { useCallback, useState } from "react";
import { type CallOptions, request } from "./client.ts";
import { keepKey } from "./idempotency-key.ts";

/**
 * Calls for a form that people may send again: after a lost connection or an ended session the same content goes out
 * under the same idempotency key, so that it is done once.
 */
export function useRepeatableRequest() {
  const [kept] = useState(keepKey);
  return useCallback(
    async (id: EndpointId, options: CallOptions = {}): Promise<Response> => {
      const { params, query, body, form } = options;
      const content = [id, params, query, form ? partsOf(form) : body];
      try {
        const response = await request(id, { ...options, idempotencyKey: kept.keyFor(content) });
        kept.settle();
        return response;
      } catch (error) {
        kept.settle(error);
        throw error;
      }
    },
    [kept],
  );
}

/** A multipart body by what tells it from another: its texts, and which files. */
function partsOf(form: FormData): unknown[] {
  return [...form].map(([name, value]) =>
    typeof value === "string" ? [name, value] : [name, value.name, value.size, value.lastModified],
  );
}
