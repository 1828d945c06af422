/** The frame of code and JSON. */
export const codeFrame =
  "ui:flex ui:min-w-0 ui:items-start ui:rounded-md ui:border ui:border-border ui:bg-surface-sunken ui:text-caption ui:font-normal ui:text-fg";
