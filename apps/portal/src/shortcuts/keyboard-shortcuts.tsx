import type { AppShellSection } from "@portico/ui/app-shell";
import { isInputMethodKey } from "@portico/ui/keyboard";
import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { messages } from "../messages/messages.ts";
import { isTyping } from "./is-typing.ts";
import { readShortcuts, setSingleKeys, useShortcuts } from "./registry.ts";
import { keyOf, type Shortcut, stepTo } from "./shortcut.ts";
import { useScreenShortcuts } from "./use-screen-shortcuts.ts";
import { useUserPreferences } from "./use-user-preferences.ts";

const ShortcutList = lazy(async () => ({ default: (await import("./shortcut-list.tsx")).ShortcutList }));

/** The maximum time between the keys of a sequence, in ms. */
const sequenceTime = 1_500;

/** Props of `KeyboardShortcuts`. */
export interface KeyboardShortcutsProps {
  sections: readonly AppShellSection[];
}

/**
 * Runs the shortcuts of the page, and shows their list on `?`. Keys in fields, menus and dialogs are left alone.
 * Single keys work only if the user has not turned them off (WCAG 2.1.4).
 */
export function KeyboardShortcuts({ sections }: KeyboardShortcutsProps) {
  const { preferences, isLoaded } = useUserPreferences();
  const { shortcuts: isOn } = preferences;
  useEffect(() => setSingleKeys(isOn || !isLoaded), [isOn, isLoaded]);
  const [listed, setListed] = useState<readonly Shortcut[]>();
  useScreenShortcuts(sections);
  useShortcuts(
    useMemo(
      () => [
        {
          keys: ["?"],
          label: messages.shortcuts.show,
          group: "general",
          run: () => setListed(readShortcuts()),
        },
      ],
      [],
    ),
  );
  useEffect(() => {
    let pressed: readonly string[] = [];
    let pressedAt = 0;
    const press = (event: KeyboardEvent) => {
      const key = keyOf(event);
      if (key === undefined || event.defaultPrevented || isInputMethodKey(event) || isTyping(event.target))
        return;
      if (!isOn && !key.startsWith("Mod+")) return;
      if (event.timeStamp - pressedAt > sequenceTime) pressed = [];
      const step = stepTo(pressed, key, readShortcuts());
      pressed = step.pressed;
      pressedAt = event.timeStamp;
      if (!step.shortcut || (event.repeat && key !== "j" && key !== "k")) return;
      event.preventDefault();
      step.shortcut.run();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOn]);
  return (
    listed && (
      <Suspense>
        <ShortcutList shortcuts={listed} onClose={() => setListed(undefined)} />
      </Suspense>
    )
  );
}
