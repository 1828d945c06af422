import type { ReactNode } from "react";

export interface MenuItem {
  /** Unique in its menu. */
  id: string;
  /** What it does, in words; typing its first letters finds it. */
  label: string;
  /** An icon before the words; it is decoration. @default none */
  icon?: ReactNode;
  /** What a press means: `danger` for what destroys. @default "neutral" */
  tone?: "neutral" | "danger";
  /** Why it cannot be pressed; the item stays in the menu and says so. */
  disabledReason?: string | undefined;
  /** Called when it is chosen; the menu is closed by then. */
  onPress: () => void;
}
