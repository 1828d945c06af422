export type { Command, CommandGroup, CommandSource } from "./command.js";
export { CommandPalette, type CommandPaletteProps } from "./command-palette.js";
export { useCommandShortcut } from "./use-command-shortcut.js";
