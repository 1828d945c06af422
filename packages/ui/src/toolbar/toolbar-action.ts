import type { ButtonVariant } from "../button/button-styles.js";
import type { MenuItem } from "../menu/menu-item.js";

/** A toolbar action: a button if it fits, otherwise an item of the 'More' menu. */
export interface ToolbarAction extends MenuItem {
  /** Visual weight of its button; one for `danger` has red text. @default "secondary" */
  variant?: ButtonVariant | undefined;
  /** The action is in progress: its button shows a spinner and ignores clicks. @default false */
  isLoading?: boolean | undefined;
  /** It is in the 'More' menu, also if it fits: for what is rarely used. @default false */
  isInMenu?: boolean | undefined;
  /** Its own menu, instead of `onPress`. A single item is run directly. @default none */
  items?: readonly MenuItem[] | undefined;
}
