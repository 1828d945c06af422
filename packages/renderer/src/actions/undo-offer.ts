import type { Endpoint } from "@portico/endpoints";
import type { ScreenClient } from "../client/screen-client.ts";

/**
 * Returns the id with which a bulk change can be undone. Undefined if the endpoint doesn't declare it.
 * @param response the response of the bulk change, which stays readable
 */
export async function undoIdOf(
  { services }: Pick<ScreenClient, "services">,
  { isUndoable }: Endpoint,
  response: Response,
): Promise<string | undefined> {
  if (!isUndoable || services.undo === undefined) return undefined;
  const body: { readonly undo?: { readonly id?: unknown } } | null = await response.clone().json();
  const id = body?.undo?.id;
  return typeof id === "string" ? id : undefined;
}
