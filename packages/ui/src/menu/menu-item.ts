import type { ReactNode } from "react";

export interface MenuItem {
  /** Unique in its menu. */
  id: string;
  /** The action's label. Typing its first letters focuses it. */
  label: string;
  /** A decorative icon before the label. @default none */
  icon?: ReactNode | undefined;
  /** Makes the item one of several choices, and shows whether it is the chosen one. @default not a choice */
  isChecked?: boolean | undefined;
  /** Heading above the item and the following items with the same group. @default none */
  group?: string | undefined;
  /** `danger` for destructive actions. @default "neutral" */
  tone?: "neutral" | "danger" | undefined;
  /** Why the action is disabled; shown in the item. */
  disabledReason?: string | undefined;
  /** Makes the item a link. @default a button */
  href?: string | undefined;
  /** Makes the item open a menu of its own, instead of `onPress`. A back item returns from it. @default none */
  items?: readonly MenuItem[] | undefined;
  /** Called when the item is selected, after the menu closed. Required unless it is a link or has items. */
  onPress?: (() => void) | undefined;
}
