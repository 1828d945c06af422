import { X } from "@portico/ui/icons";
import { type ReactNode, useEffect, useRef } from "react";
import { useSite } from "../site/site.ts";
import { focusRing } from "./control-styles.ts";

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog of the browser. Focus returns when it closes. */
export function Dialog({ title, onClose, children }: Props) {
  const { texts } = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="dialog-title"
      onClose={onClose}
      className="m-auto w-[min(32rem,calc(100vw-1.5rem))] max-h-[calc(100dvh-1.5rem)] rounded-xl border border-border bg-surface-raised p-5 text-fg shadow-float backdrop:bg-scrim sm:p-6"
    >
      <div className="mb-3 flex items-start justify-between gap-3">
        <h2 id="dialog-title" className="text-xl font-semibold">
          {title}
        </h2>
        <button
          type="button"
          aria-label={texts.site.close}
          onClick={() => dialog.current?.close()}
          className={`-m-1.5 grid size-11 shrink-0 cursor-pointer place-items-center rounded-lg hover:bg-surface-hover ${focusRing}`}
        >
          <X size={20} />
        </button>
      </div>
      {children}
    </dialog>
  );
}
