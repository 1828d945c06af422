import {
  keyOf,
  readShortcuts,
  type Shortcut,
  setSingleKeys,
  stepTo,
  subscribeShortcuts,
  useShortcuts,
} from "@portico/renderer/keys";
import type { AppShellSection } from "@portico/ui/app-shell";
import { isInputMethodKey } from "@portico/ui/keyboard";
import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { messages } from "../messages/messages.ts";
import { isRecent, takeEarlyKeys } from "./early-keys.ts";
import { isTyping } from "./is-typing.ts";
import { useScreenShortcuts } from "./use-screen-shortcuts.ts";
import { useUserPreferences } from "./use-user-preferences.ts";

const ShortcutList = lazy(async () => ({ default: (await import("./shortcut-list.tsx")).ShortcutList }));

/** The maximum time between the keys of a sequence, in ms. */
const sequenceTime = 1_500;

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
    /** Returns whether the key belongs to a shortcut. */
    const press = (event: KeyboardEvent): boolean => {
      const key = keyOf(event);
      if (key === undefined || event.defaultPrevented || isInputMethodKey(event) || isTyping(event.target))
        return false;
      if (!isOn && !key.startsWith("Mod+")) return false;
      if (event.timeStamp - pressedAt > sequenceTime) pressed = [];
      const step = stepTo(pressed, key, readShortcuts());
      pressed = step.pressed;
      pressedAt = event.timeStamp;
      if (!step.shortcut) return pressed.length > 0;
      if (event.repeat && key !== "j" && key !== "k") return true;
      event.preventDefault();
      step.shortcut.run();
      return true;
    };
    let early = isLoaded ? takeEarlyKeys() : [];
    // A key may belong to a list that is still loading.
    const isOver = (event: KeyboardEvent) => event.defaultPrevented || press(event) || !isRecent(event);
    const replay = () => {
      while (early[0] && isOver(early[0])) early = early.slice(1);
    };
    const pressNow = (event: KeyboardEvent) => {
      early = [];
      press(event);
    };
    replay();
    const unsubscribe = subscribeShortcuts(replay);
    document.addEventListener("keydown", pressNow);
    return () => {
      unsubscribe();
      document.removeEventListener("keydown", pressNow);
    };
  }, [isOn, isLoaded]);
  return (
    listed && (
      <Suspense>
        <ShortcutList shortcuts={listed} onClose={() => setListed(undefined)} />
      </Suspense>
    )
  );
}
