import { lazyWithRetry } from "@portico/renderer/parts";
import { Button } from "@portico/ui";
import { useCommandShortcut } from "@portico/ui/command-palette";
import { Search } from "@portico/ui/icons";
import { Suspense, useCallback, useState } from "react";
import { messages } from "../messages/messages.ts";
import { useSession } from "../session/session.ts";

const palette = lazyWithRetry(async () => (await import("./portal-palette.tsx")).PortalPalette);
const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The button that opens the command palette, as Ctrl+K and Cmd+K do. The palette's code is loaded then. */
export function PaletteButton() {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  const isSignedIn = useSession() !== undefined;
  useCommandShortcut(isSignedIn ? open : ignore);
  if (!isSignedIn) return null;
  return (
    <>
      <Button
        size="sm"
        icon={<Search size={16} />}
        aria-keyshortcuts={isApple ? "Meta+K" : "Control+K"}
        onClick={open}
        onPointerEnter={palette.preload}
      >
        <span className="max-[75rem]:sr-only">{messages.topBar.search}</span>
        <span aria-hidden="true" className="text-caption text-fg-muted max-[75rem]:hidden">
          {isApple ? "⌘K" : "Ctrl K"}
        </span>
      </Button>
      {isOpen && (
        <Suspense>
          <palette.Component onClose={close} />
        </Suspense>
      )}
    </>
  );
}

function ignore() {}
