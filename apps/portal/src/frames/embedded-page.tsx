import type { Frame, FrameMessage } from "@portico/contract";
import { Button, ErrorState } from "@portico/ui";
import { useState } from "react";
import { errorMessage } from "../api/error-message.ts";
import { pageMessages } from "../messages/pages.ts";
import { useFrameConversation } from "./use-conversation.ts";

const texts = pageMessages.frames;

/**
 * As tight as such pages work: scripts, their own origin (without it none could be named exactly), their forms, and
 * windows they open. They never lead the portal itself elsewhere.
 */
const sandbox = "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox";

/** Props of `EmbeddedPage`. */
export interface EmbeddedPageProps {
  frame: Frame;
  url: URL;
  /** What it is, as its accessible name. */
  title: string;
  /** What it is told, around the token. */
  compose: (token: string) => FrameMessage;
  /** What it may use next to what every page may: `microphone`. */
  allow?: string;
}

/** A page of others within the portal, told who is signed in as soon as it listens. */
export function EmbeddedPage(props: EmbeddedPageProps) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} onTryAgain={() => setAttempt(attempt + 1)} />;
}

function Attempt({
  frame,
  url,
  title,
  compose,
  allow,
  onTryAgain,
}: EmbeddedPageProps & { onTryAgain: () => void }) {
  const { progress, element } = useFrameConversation({ frame, origin: url.origin, compose });
  const { state } = progress;
  if (state === "failed") {
    return (
      <ErrorState
        title={texts.failed(title)}
        message={errorMessage(progress.error)}
        onRetry={onTryAgain}
        className="h-full justify-center"
      />
    );
  }
  return (
    <div className="relative flex h-full flex-col" data-frame={frame} data-state={state}>
      {state === "silent" && (
        <div
          role="status"
          className="flex flex-wrap items-center gap-3 border-b border-border bg-warning-surface px-4 py-1.5 text-table text-warning-fg"
        >
          <span className="min-w-0 flex-1 basis-48">{texts.silent(title)}</span>
          <Button size="sm" onClick={onTryAgain}>
            {texts.reload}
          </Button>
        </div>
      )}
      {state === "waiting" && (
        <p
          role="status"
          className="pointer-events-none absolute inset-x-0 top-1/3 text-center text-form text-fg-muted"
        >
          {texts.opening(title)}
        </p>
      )}
      <iframe
        ref={element}
        src={url.href}
        title={title}
        sandbox={sandbox}
        allow={allow}
        referrerPolicy="no-referrer"
        className={`min-h-0 w-full flex-1 border-0 ${state === "waiting" ? "opacity-0" : ""}`}
      />
    </div>
  );
}
