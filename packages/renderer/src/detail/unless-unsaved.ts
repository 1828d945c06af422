import type { RendererMessages } from "../messages/renderer-messages.ts";
import { confirmLeave } from "../unsaved/leave-confirmation.ts";
import { hasUnsavedChanges } from "../unsaved/unsaved-changes.ts";

/**
 * Runs a function if there are no unsaved changes, or the user discards them.
 * @param messages those of the host
 */
export async function unlessUnsaved(run: () => void, messages: RendererMessages | undefined): Promise<void> {
  if (!hasUnsavedChanges() || (await confirmLeave(undefined, messages))) run();
}
