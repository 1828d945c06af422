import { isId } from "../../../routing/route-ids.ts";

/** What the return page was opened with. */
export interface ReturnState {
  /** The application to continue with, or undefined if there is none. */
  readonly exchangeId: string | undefined;
  /** What went wrong at the Marketplace, or undefined. */
  readonly error: string | undefined;
  /** Whether an enrollment was submitted. */
  readonly isSubmission: boolean;
}

/** Reads the return page's URL. The Marketplace sends '0' for no application; invalid IDs are ignored. */
export function readReturn(type: string | undefined, params: URLSearchParams): ReturnState {
  const id = params.get("exchangeId") ?? "";
  return {
    exchangeId: id !== "0" && isId("appId", id) ? id : undefined,
    error: params.get("error") || undefined,
    isSubmission: type === "submit",
  };
}
