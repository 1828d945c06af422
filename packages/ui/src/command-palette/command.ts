import type { ReactNode } from "react";

/** Something that the palette does or opens. */
export interface Command {
  /** Unique in its palette. */
  id: string;
  label: string;
  /** A second line. @default none */
  description?: string | undefined;
  /** A decorative icon. @default none */
  icon?: ReactNode | undefined;
  /** Other words that find it. @default none */
  keywords?: readonly string[] | undefined;
  /** Keys that run it without the palette, such as `["Ctrl", "S"]`. @default none */
  shortcut?: readonly string[] | undefined;
  /** Called when it is chosen, after the palette closed. */
  onPress: () => void;
}

/** Commands under a heading. */
export interface CommandGroup {
  /** Unique in its palette. */
  id: string;
  label: string;
  commands: readonly Command[];
  /** Whether it is shown only before the user types, such as recent items. @default false */
  isSuggestion?: boolean | undefined;
}

/** Commands that are searched for, such as records on a server. */
export interface CommandSource {
  /** Unique in its palette. */
  id: string;
  label: string;
  /** Finds commands. The signal aborts when the text changes. */
  search: (query: { text: string; signal: AbortSignal }) => Promise<readonly Command[]>;
}
