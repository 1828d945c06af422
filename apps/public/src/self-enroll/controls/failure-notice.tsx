import { RefreshCw } from "@portico/ui/icons";
import type { ReactNode } from "react";
import type { CallFailure } from "../api/send.ts";
import { useSite } from "../site/site.ts";
import { buttonStyles } from "./control-styles.ts";
import { Notice } from "./notice.tsx";

interface Props {
  readonly failure: CallFailure;
  /** Whether this site answers the call itself, without the Marketplace. @default false */
  readonly isOwn?: boolean;
  readonly onRetry: () => void;
  /** Other ways to continue. */
  readonly children?: ReactNode;
}

/** Why a call failed, and how to go on. */
export function FailureNotice({ failure, isOwn = false, onRetry, children }: Props) {
  const { texts } = useSite();
  const { kind } = failure;
  const title = isOwn ? { ...texts.failure, ...texts.failure.own }[kind] : texts.failure[kind];
  return (
    <Notice tone="danger" title={title}>
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
