import type { ReactNode } from "react";

/** Props of `MessagePage`. */
export interface MessagePageProps {
  title: string;
  text?: string | undefined;
  /** What to do next. */
  action: ReactNode;
}

/** A page that says one thing and what to do next. */
export function MessagePage({ title, text, action }: MessagePageProps) {
  return (
    <div className="grid min-h-96 place-content-center justify-items-center gap-2 p-6 text-center">
      <h1 className="text-title font-semibold text-balance">{title}</h1>
      {text && <p className="max-w-prose text-form text-fg-muted">{text}</p>}
      <div className="mt-4">{action}</div>
    </div>
  );
}
