import type { EndpointId } from "@portico/contract";
import { findEndpoint } from "../client/known-endpoints.ts";

/**
 * Returns the id with which a bulk change can be undone. Undefined if the endpoint doesn't declare it.
 * @param response the response of the bulk change, which stays readable
 */
export async function undoIdOf(endpoint: EndpointId, response: Response): Promise<string | undefined> {
  if (!findEndpoint(endpoint)?.isUndoable) return undefined;
  const answer: { readonly undo?: { readonly id?: unknown } } | null = await response.clone().json();
  const id = answer?.undo?.id;
  return typeof id === "string" ? id : undefined;
}
