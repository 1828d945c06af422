import { matching } from "../matching/matching.js";
import type { CommandGroup } from "./command.js";

/** The commands that match the text. Groups without any are left out. */
export function matchingGroups(groups: readonly CommandGroup[], text: string): CommandGroup[] {
  return groups.flatMap((group) => {
    const commands = matching(group.commands, text);
    return commands.length === 0 ? [] : [{ ...group, commands }];
  });
}
