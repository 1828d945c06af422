/** A footer's buttons: a label with a long name has more lines instead of making the dialog wider. */
export const footerStyles =
  "ui:flex ui:flex-wrap ui:justify-end ui:gap-2 ui:border-t ui:border-border ui:px-5 ui:py-3 ui:[&>button]:h-auto ui:[&>button]:min-h-control ui:[&>button]:max-w-full ui:[&>button]:py-1 ui:[&>button]:wrap-anywhere ui:[&>button]:whitespace-normal";
