import type { Command, CommandGroup } from "./command.js";

/** Without case and accents. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase();
}

/** The commands that contain every word of the text. Those that start with it come first. Groups without any are left out. */
export function matchingGroups(groups: readonly CommandGroup[], text: string): CommandGroup[] {
  const typed = plain(text.trim());
  const words = typed.split(/\s+/);
  const startsWithText = ({ label }: Command) => plain(label).startsWith(typed);
  return groups.flatMap((group) => {
    const found = group.commands.filter((command) => {
      const searched = plain([command.label, command.description, ...(command.keywords ?? [])].join(" "));
      return words.every((word) => searched.includes(word));
    });
    if (found.length === 0) return [];
    const commands = [
      ...found.filter(startsWithText),
      ...found.filter((command) => !startsWithText(command)),
    ];
    return [{ ...group, commands }];
  });
}
