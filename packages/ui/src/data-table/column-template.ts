import { type ComponentType, createElement, isValidElement, type ReactNode } from "react";

/** `header`, `cell` or `footer` of a `ColumnDef`: content, or a function that returns it. */
export type ColumnTemplate = unknown;

/**
 * The content of a template. Functions are called rather than mounted, so that text can be written directly to the
 * DOM. Class components, `memo` and `forwardRef` become elements.
 */
export function renderTemplate<Context extends object>(
  template: ColumnTemplate,
  context: Context,
): ReactNode {
  if (isComponent<Context>(template)) return createElement(template, context);
  if (typeof template === "function") return template(context);
  return template as ReactNode;
}

function isComponent<Props>(template: ColumnTemplate): template is ComponentType<Props> {
  if (typeof template === "function") return Boolean(template.prototype?.isReactComponent);
  return (
    typeof template === "object" && template !== null && "$$typeof" in template && !isValidElement(template)
  );
}

/** The value of a cell as text. */
export function valueText(value: unknown): string {
  return value === null || value === undefined ? "" : String(value);
}

/** The column's name: its label, or its header if that is text. */
export function columnName(id: string, label: string | undefined, header: ColumnTemplate): string {
  return label ?? (typeof header === "string" ? header : id);
}
