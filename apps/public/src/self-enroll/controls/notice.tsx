import { CircleAlert, CircleCheck, Info } from "@portico/ui/icons";
import type { ReactNode } from "react";

const tones = {
  info: { style: "border-info-border bg-info-surface", color: "text-info-solid", Icon: Info },
  success: {
    style: "border-success-border bg-success-surface",
    color: "text-success-solid",
    Icon: CircleCheck,
  },
  danger: { style: "border-danger-border bg-danger-surface", color: "text-danger-solid", Icon: CircleAlert },
} as const;

interface Props {
  readonly tone: keyof typeof tones;
  readonly title?: string;
  readonly children?: ReactNode;
}

/** A message in the page. Errors are announced. */
export function Notice({ tone, title, children }: Props) {
  const { style, color, Icon } = tones[tone];
  return (
    <div
      role={tone === "danger" ? "alert" : "status"}
      className={`flex gap-3 rounded-lg border p-4 ${style}`}
    >
      <Icon size={20} className={`mt-0.5 shrink-0 ${color}`} />
      <div className="grid min-w-0 gap-2">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
