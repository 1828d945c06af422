import type { ReactNode } from "react";

export interface MessagePageProps {
  title: string;
  text?: ReactNode;
  /** What to do next. */
  action?: ReactNode;
  /** A decorative icon or number above the title. */
  icon?: ReactNode;
}

/** A page with one message and the next step. */
export function MessagePage({ title, text, action, icon }: MessagePageProps) {
  return (
    <div
      data-full-bleed=""
      className="mx-auto grid min-h-96 max-w-2xl place-content-center justify-items-center gap-2 p-6 text-center"
    >
      {icon && (
        <span aria-hidden="true" className="text-title font-semibold text-fg-muted tabular-nums">
          {icon}
        </span>
      )}
      <h1 className="text-title font-semibold text-balance wrap-anywhere">{title}</h1>
      {text && <p className="max-w-prose text-form text-balance text-fg-muted">{text}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
