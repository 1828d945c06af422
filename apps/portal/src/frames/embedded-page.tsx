import type { Frame, FrameMessage } from "@portico/contract";
import { errorMessage } from "@portico/renderer/client";
import { Button, ErrorState } from "@portico/ui";
import { useState } from "react";
import { pageMessages } from "../messages/pages.ts";
import { useFrameConversation } from "./use-conversation.ts";

const texts = pageMessages.frames;

/**
 * The minimum that embedded pages need: scripts, their own origin (required to send messages to an exact origin),
 * forms and pop-ups. They can't navigate the portal.
 */
const sandbox = "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox";

export interface EmbeddedPageProps {
  frame: Frame;
  url: URL;
  /** The frame's accessible name. */
  title: string;
  /** Creates the message that is sent to the page when it is ready. */
  createMessage: (token: string) => FrameMessage;
  /** Additional permissions of the frame, such as `microphone`. */
  allow?: string;
}

/** Embeds a page of another origin in a frame, and sends it the session's token when it is ready. */
export function EmbeddedPage(props: EmbeddedPageProps) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} onTryAgain={() => setAttempt(attempt + 1)} />;
}

function Attempt({
  frame,
  url,
  title,
  createMessage,
  allow,
  onTryAgain,
}: EmbeddedPageProps & { onTryAgain: () => void }) {
  const { progress, element } = useFrameConversation({ frame, origin: url.origin, createMessage });
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
