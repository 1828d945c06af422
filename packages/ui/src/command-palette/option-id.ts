import type { Command } from "./command.js";

/** The id of a command's element. */
export function optionId(listId: string, command: Command | undefined): string | undefined {
  return command && `${listId}-${command.id}`;
}
