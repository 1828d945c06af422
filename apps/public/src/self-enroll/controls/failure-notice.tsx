import { RefreshCw } from "@portico/ui/icons";
import type { ReactNode } from "react";
import type { CallFailure } from "../api/send.ts";
import { useSite } from "../site/site.ts";
import { buttonStyles } from "./control-styles.ts";
import { Notice } from "./notice.tsx";

interface Props {
  readonly failure: CallFailure;
  readonly onRetry: () => void;
  /** Other ways to continue. */
  readonly children?: ReactNode;
}

/** Why a call failed, and how to go on. */
export function FailureNotice({ failure, onRetry, children }: Props) {
  const { texts } = useSite();
  return (
    <Notice tone="danger" title={texts.failure[failure.kind]}>
      {failure.kind === "rejected" && failure.message && <p>{failure.message}</p>}
      <div className="flex flex-wrap gap-2">
        <button type="button" className={buttonStyles.secondary} onClick={onRetry}>
          <RefreshCw size={18} />
          {texts.failure.retry}
        </button>
        {children}
      </div>
    </Notice>
  );
}
