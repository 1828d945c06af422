/** The box of a field's control, at any height. */
export const boxStyles =
  "ui:w-full ui:min-w-0 ui:rounded-md ui:border ui:border-border-control ui:bg-surface-control ui:px-3 ui:font-sans ui:text-form ui:text-fg ui:shadow-control ui:transition-colors ui:duration-fast ui:hover:border-fg-muted ui:focus-visible:border-focus ui:focus-visible:outline-offset-0 ui:aria-invalid:border-danger-solid ui:disabled:cursor-not-allowed ui:disabled:border-border ui:disabled:bg-surface-disabled ui:disabled:text-fg-disabled ui:disabled:shadow-none";

/** The box of a single-line control. */
export const controlStyles = `ui:h-control ${boxStyles}`;
