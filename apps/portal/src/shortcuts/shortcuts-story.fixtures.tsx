import { notifyUndoable, useShortcuts } from "@portico/renderer/keys";
import { Button } from "@portico/ui";
import { useNotify } from "@portico/ui/notification";
import { useMemo, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { InPortal } from "../in-portal.fixtures.tsx";
import { rememberKeys } from "./early-keys.ts";
import { KeyboardShortcuts } from "./keyboard-shortcuts.tsx";

export interface ShortcutsStoryProps {
  /** Called by the shortcut `n`. */
  onNote: () => void;
  onUndo: () => void;
  /** Loads the shortcuts, and the page's own, when a button is pressed. @default false */
  isLate?: boolean;
}

const sections = [
  {
    id: "policies",
    label: "Policies",
    icon: null,
    links: [
      { label: "Policies", href: "/policies" },
      { label: "Unpaid Policies", href: "/unpaid" },
    ],
  },
];

/** A page with a field, a shortcut, and a change that can be undone. */
export function ShortcutsStory(props: ShortcutsStoryProps) {
  const [router] = useState(() =>
    createMemoryRouter([
      { path: "/", element: <Page {...props} /> },
      { path: "*", element: <h1>Another page</h1> },
    ]),
  );
  return (
    <InPortal>
      <RouterProvider router={router} />
    </InPortal>
  );
}

function Page({ onNote, onUndo, isLate = false }: ShortcutsStoryProps) {
  const notify = useNotify();
  const [loaded, setLoaded] = useState(isLate ? 0 : 2);
  useState(rememberKeys);
  useShortcuts(
    useMemo(
      () => (loaded > 1 ? [{ keys: ["n"], label: "Notes", group: "list", run: onNote }] : []),
      [loaded, onNote],
    ),
  );
  const assign = () => notifyUndoable(notify, { text: "25 policies assigned", lifetime: 20_000 }, onUndo);
  return (
    <main className="grid gap-4 p-4">
      <label>
        Policy number <input />
      </label>
      <Button onClick={assign}>Assign</Button>
      <Button onClick={() => setLoaded(loaded + 1)}>Load</Button>
      {loaded > 0 && <KeyboardShortcuts sections={sections} />}
    </main>
  );
}
