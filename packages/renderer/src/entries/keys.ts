export { notifyUndoable } from "../keys/notify-undoable.ts";
export {
  readShortcuts,
  setSingleKeys,
  subscribeShortcuts,
  useShortcuts,
  useSingleKeys,
} from "../keys/registry.ts";
export { keyOf, lettersFor, type Shortcut, stepTo } from "../keys/shortcut.ts";
