import type { ComboboxOption } from "./combobox-option.js";

/** What a key does in a combobox. */
type ComboboxKeyAction =
  | { kind: "open" }
  | { kind: "close" }
  | { kind: "move"; index: number }
  | { kind: "choose"; index: number }
  | { kind: "retry" };

interface Situation {
  isOpen: boolean;
  hasFailed: boolean;
  activeIndex: number;
  options: readonly ComboboxOption[];
}

const pageStep = 10;

/** The action of a key in the ARIA combobox pattern. If undefined, the text field handles the key. */
export function comboboxKey(
  { key, altKey }: { key: string; altKey: boolean },
  { isOpen, hasFailed, activeIndex, options }: Situation,
): ComboboxKeyAction | undefined {
  const last = options.length - 1;
  const to = (index: number): ComboboxKeyAction | undefined =>
    last < 0 ? undefined : { kind: "move", index };
  switch (key) {
    case "ArrowDown":
      if (!isOpen) return { kind: "open" };
      return altKey ? undefined : to(activeIndex >= last ? 0 : activeIndex + 1);
    case "ArrowUp":
      if (!isOpen) return { kind: "open" };
      return altKey ? { kind: "close" } : to(activeIndex <= 0 ? last : activeIndex - 1);
    case "PageDown":
      return isOpen ? to(Math.min(last, activeIndex + pageStep)) : undefined;
    case "PageUp":
      return isOpen ? to(Math.max(0, activeIndex - pageStep)) : undefined;
    case "Escape":
      return isOpen ? { kind: "close" } : undefined;
    case "Enter":
      if (!isOpen) return undefined;
      if (hasFailed) return { kind: "retry" };
      return isChoosable(options[activeIndex]) ? { kind: "choose", index: activeIndex } : undefined;
    default:
      return undefined;
  }
}

function isChoosable(option: ComboboxOption | undefined): boolean {
  return option !== undefined && !option.isDisabled;
}
