import type { ScreenAction } from "@portico/screens";

/** How many buttons a row shows before others go into its menu. */
const maxButtons = 3;

/** The buttons of a row, and the actions in its menu. */
interface RowActionLayout {
  readonly buttons: readonly ScreenAction[];
  readonly menu: readonly ScreenAction[];
}

/** Returns which actions are buttons of a row: the first three, and all that open its details or copy. */
export function rowActionLayout(actions: readonly ScreenAction[]): RowActionLayout {
  const isButton = ({ kind }: ScreenAction, index: number) =>
    index < maxButtons || kind === "detail" || kind === "copy";
  const menu = actions.filter((action, index) => !isButton(action, index));
  // A menu is as wide as the button that would be alone in it.
  if (menu.length < 2) return { buttons: actions, menu: [] };
  return { buttons: actions.filter(isButton), menu };
}

/** The size of a button, and the padding and border of its cell in px. */
const buttonSize = 28;
const cellPadding = 13;

/** Returns the width of the buttons of a row in px. */
export function rowActionsWidth(actions: readonly ScreenAction[]): number {
  const { buttons, menu } = rowActionLayout(actions);
  return (buttons.length + Math.min(menu.length, 1)) * buttonSize + cellPadding;
}
