/** A keyboard shortcut. */
export interface Shortcut {
  /** The keys in order, such as `["g", "p"]`. `Mod+z` is Ctrl+Z, or Cmd+Z on a Mac. */
  readonly keys: readonly string[];
  /** What it does, in the list of shortcuts. */
  readonly label: string;
  readonly group: "general" | "list" | "record" | "screens";
  /** Whether it can be used now. Otherwise, an earlier one with the same keys is used. @default always */
  readonly applies?: () => boolean;
  readonly run: () => void;
}

/** The keys pressed so far, and the shortcut that they complete. */
export interface ShortcutStep {
  readonly pressed: readonly string[];
  readonly shortcut: Shortcut | undefined;
}

/**
 * Returns what a key leads to: a shortcut, the start of one, or nothing. If two have the same keys, the later one wins.
 * @param before the keys pressed immediately before
 */
export function stepTo(before: readonly string[], key: string, shortcuts: readonly Shortcut[]): ShortcutStep {
  const startsWith = (keys: readonly string[], start: readonly string[]) =>
    start.every((one, index) => keys[index] === one);
  const candidates = [[...before, key], [key]];
  for (const pressed of candidates) {
    const matching = shortcuts.filter(({ keys }) => startsWith(keys, pressed));
    const shortcut = matching.findLast(({ keys }) => keys.length === pressed.length);
    if (shortcut) return { pressed: [], shortcut };
    if (matching.length > 0) return { pressed, shortcut: undefined };
  }
  return { pressed: [], shortcut: undefined };
}

/** Returns the key of an event as shortcuts write it. Undefined for keys with other modifiers. */
export function keyOf({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">): string | undefined {
  // Some keyboards have brackets only with Alt, which Windows reports with Ctrl.
  if (altKey) return key === "[" || key === "]" ? key : undefined;
  if (ctrlKey || metaKey) return shiftKey ? undefined : `Mod+${key.toLowerCase()}`;
  // With Shift, only characters such as `?` that need it on some keyboards.
  return shiftKey && /^[a-z]$/i.test(key) ? undefined : key;
}

/** Returns a letter for each label: one of its initials if possible, otherwise another of its letters. */
export function lettersFor(labels: readonly string[]): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  const used = new Set<string>();
  for (const label of labels) {
    const words = label.toLowerCase().split(/[^a-z]+/);
    const wanted = [...words.map((word) => word.charAt(0)), ...words.join("")];
    const letter = wanted.find((one) => one !== "" && !used.has(one));
    if (letter === undefined || letters.has(label)) continue;
    used.add(letter);
    letters.set(label, letter);
  }
  return letters;
}
