import { type CutText, cellOf, cutTextAt } from "./cut-text.js";
import { isResting, longPress } from "./touch.js";

/** How long the pointer rests on a cell before its text shows, and what the way on to the bubble may take, in ms. */
const rest = 400;
const grace = 120;

/** An event by which a user looks at a cell of a table. */
export type Look = PointerEvent | FocusEvent;

interface Options {
  /** The frame that the rows scroll in. */
  frame: HTMLElement;
  /** The last look before the watch began. */
  look: Look;
  show: (shown: CutText | undefined) => void;
  /** Ends it. */
  signal: AbortSignal;
}

/**
 * Shows the whole text of a cell that is cut off: where the pointer rests, where the focus is seen, and where a finger
 * rests. It stays while the pointer is on the bubble, and goes on Esc, which then does nothing else; behind a dialog
 * there is none, and Esc is the dialog's.
 * @param show called with nothing when the text is to go
 * @returns what hides it, for when the rows are others
 */
export function watchCutText({ frame, look, show, signal }: Options): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: CutText | undefined;
  let touched: { x: number; y: number } | undefined;
  const stay = () => clearTimeout(timer);
  const put = (found: CutText | undefined) => {
    const next = isBehindDialog(frame) ? undefined : found;
    stay();
    if (next !== shown) show(next);
    shown = next;
  };
  const hide = () => put(undefined);
  const putSoon = (find: () => CutText | undefined, after: number) => {
    stay();
    timer = setTimeout(() => put(find()), after);
  };
  const isFocused = () => shown?.cell.matches(":focus-visible, :has(:focus-visible)") === true;
  const leave = () => {
    stay();
    if (!isFocused()) timer = setTimeout(hide, grace);
  };

  const over = ({ pointerType, target }: PointerEvent) => {
    if (pointerType === "touch" || !(target instanceof Element) || isFocused()) return;
    if (target.closest("[data-tip]") || (shown && cellOf(target) === shown.cell)) stay();
    else if (frame.contains(target)) putSoon(() => cutTextAt(target), shown ? grace : rest);
    else leave();
  };
  const press = ({ pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
    if (!(target instanceof Element) || target.closest("[data-tip]")) return;
    hide();
    touched = pointerType === "touch" && frame.contains(target) ? { x, y } : undefined;
    if (touched) putSoon(() => cutTextAt(target), longPress);
  };
  const focus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(":focus-visible")) put(cutTextAt(target));
  };
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    handler: (event: HTMLElementEventMap[Name]) => void,
  ) => frame.addEventListener(name, handler, { signal });
  on("focusin", focus);
  on("pointermove", ({ clientX: x, clientY: y }) => {
    if (touched && !isResting(touched, { x, y })) stay();
  });
  for (const name of ["pointerup", "pointercancel"] as const) on(name, () => touched && stay());
  on("focusout", ({ target }) => {
    if (target instanceof Element && shown?.cell.contains(target)) hide();
  });
  // A row of a long page that went out of sight shows another one meanwhile.
  on("scroll", () => shown && cutTextAt(shown.cell)?.text !== shown.text && hide());
  const dismiss = (event: KeyboardEvent) => {
    if (!shown || event.key !== "Escape") return;
    hide();
    if (isBehindDialog(frame)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener("pointerover", over, { signal });
  document.addEventListener("pointerdown", press, { signal });
  window.addEventListener("keydown", dismiss, { capture: true, signal });
  signal.addEventListener("abort", stay);

  if (look instanceof FocusEvent) focus(look);
  else if (look.type !== "pointerdown") over(look);
  else if (isStillDown(look)) press(look);
  return hide;
}

/** Modal dialogs hide everything else from screen readers. */
function isBehindDialog(frame: HTMLElement): boolean {
  return frame.closest("[aria-hidden='true']") !== null;
}

/** What a finger is down on holds its pointer; one that was lifted meanwhile looks at nothing any more. */
function isStillDown({ target, pointerId }: PointerEvent): boolean {
  return target instanceof Element && target.hasPointerCapture(pointerId);
}
