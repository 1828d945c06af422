/** The focus ring of controls. */
export const focusRing =
  "outline-offset-2 focus-visible:outline-3 focus-visible:outline-focus forced-colors:focus-visible:outline-[Highlight]";

const button = `inline-flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-lg px-5 text-base font-semibold disabled:cursor-default disabled:opacity-60 ${focusRing}`;

/** Styles of buttons, and of links that look like buttons. */
export const buttonStyles = {
  primary: `${button} bg-primary text-fg-on-primary hover:bg-primary-hover active:bg-primary-pressed`,
  secondary: `${button} border border-border-control bg-surface-control text-fg hover:bg-surface-hover active:bg-surface-pressed`,
  quiet: `${button} px-3 text-fg-link underline-offset-4 hover:underline`,
} as const;

/** Styles of text fields and selects. */
export const fieldStyles = `min-h-12 w-full rounded-lg border border-border-control bg-surface-control px-3 text-base text-fg aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger ${focusRing}`;

/** Styles of links in text. */
export const linkStyles = `rounded text-fg-link underline underline-offset-4 ${focusRing}`;

/** A surface with content of its own. */
export const cardStyles = "rounded-xl border border-border bg-surface p-4 sm:p-6";
