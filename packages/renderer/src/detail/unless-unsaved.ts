import { messages } from "../messages/messages.ts";
import { confirmLeave } from "../unsaved/leave-confirmation.ts";
import { hasUnsavedChanges } from "../unsaved/unsaved-changes.ts";

/** Runs a function if there are no unsaved changes, or the user discards them. */
export async function unlessUnsaved(run: () => void): Promise<void> {
  if (!hasUnsavedChanges() || (await confirmLeave(messages.leave.text))) run();
}
