"use client";

import { forwardRef, type HTMLAttributes, useState } from "react";
import { Button } from "../button/button.js";
import { cx } from "../class-names/cx.js";
import { ConfirmDialog } from "../dialog/confirm-dialog.js";
import { useFormMessages } from "../messages/use-form-messages.js";
import type { FormDraftState } from "./use-form-draft.js";

export interface DraftNoticeProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** From `useFormDraft`. */
  draft: FormDraftState;
}

/** Tells that a draft was restored, with a button to discard it after a question, or that it could not be saved. */
export const DraftNotice = forwardRef<HTMLDivElement, DraftNoticeProps>(function DraftNotice(
  { draft, className, ...rest },
  ref,
) {
  const { draft: texts } = useFormMessages();
  const isShown = draft.isRestored || draft.hasFailed;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <div
        role="status"
        {...rest}
        ref={ref}
        className={cx("ui:font-sans ui:text-table ui:text-fg ui:empty:hidden", className)}
      >
        {isShown && (
          <div className="ui:flex ui:flex-wrap ui:items-center ui:gap-x-3 ui:gap-y-2 ui:rounded-md ui:border ui:border-border ui:bg-surface-raised ui:px-3 ui:py-2">
            <span className="ui:me-auto">{draft.hasFailed ? texts.failed : texts.restored}</span>
            {draft.isRestored && (
              <Button size="sm" onClick={() => setAsking(true)}>
                {texts.discard}
              </Button>
            )}
          </div>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          isOpen
          tone="danger"
          title={texts.question}
          description={texts.questionText}
          confirmLabel={texts.discard}
          onConfirm={() => {
            setAsking(false);
            draft.discard();
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
});
