import type { ButtonVariant } from "../button/button-styles.js";
import type { MenuItem } from "../menu/menu-item.js";

/** One action of a toolbar: a button while there is room for it, an item of the menu behind 'More' otherwise. */
export interface ToolbarAction extends MenuItem {
  /** How much weight it has as a button. @default "secondary" */
  variant?: ButtonVariant;
  /** It is under way: its button turns a spinner, and nothing presses it. @default false */
  isLoading?: boolean;
  /** What its button offers in a menu of its own, in place of `onPress`; one item is pressed at once. @default none */
  items?: readonly MenuItem[];
}
