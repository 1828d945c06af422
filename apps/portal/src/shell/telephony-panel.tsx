import { lazyWithRetry } from "@portico/renderer/parts";
import { IconButton } from "@portico/ui";
import { Minus, Phone } from "@portico/ui/icons";
import { Suspense, useId, useRef, useState } from "react";
import { pageMessages } from "../messages/pages.ts";
import type { SessionUser } from "../session/token.ts";

const texts = pageMessages.telephony;

const telephonyPage = lazyWithRetry(async () => (await import("../frames/telephony-page.tsx")).TelephonyPage);

export interface TelephonyPanelProps {
  /** The user who makes the calls. */
  user: SessionUser;
  url: URL;
}

/**
 * A button that shows the telephony page in a panel. The page loads on the first click and stays mounted while
 * hidden, so that calls continue during navigation.
 */
export function TelephonyPanel({ user, url }: TelephonyPanelProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [view, setView] = useState<"unopened" | "shown" | "hidden">("unopened");
  const isShown = view === "shown";
  const hide = () => {
    setView("hidden");
    button.current?.focus();
  };
  return (
    <>
      <IconButton
        ref={button}
        label={texts.title}
        icon={<Phone size={16} />}
        aria-expanded={isShown}
        aria-controls={view === "unopened" ? undefined : id}
        onClick={() => setView(isShown ? "hidden" : "shown")}
      />
      {view !== "unopened" && (
        <section
          id={id}
          aria-label={texts.title}
          hidden={!isShown}
          className="fixed end-4 bottom-4 z-40 flex h-[min(36rem,calc(100dvh-5rem))] w-[min(23rem,calc(100vw-2rem))] flex-col overflow-hidden rounded-xl border border-border bg-surface-raised text-fg shadow-float [&[hidden]]:hidden"
        >
          <div className="flex items-center justify-between border-b border-border py-1.5 ps-4 pe-2">
            <h2 className="text-form font-semibold">{texts.title}</h2>
            <IconButton size="sm" label={texts.close} icon={<Minus size={16} />} onClick={hide} />
          </div>
          <div className="min-h-0 flex-1">
            <Suspense>
              <telephonyPage.Component user={user} url={url} />
            </Suspense>
          </div>
        </section>
      )}
    </>
  );
}
