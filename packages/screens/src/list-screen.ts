import type * as z from "zod";
import type { ScreenLanguage } from "./language/language-of.ts";

export type { Condition } from "./language/common-schemas.ts";

/** A list screen after parsing. */
export type ListScreen = Omit<z.infer<ScreenLanguage>, "requires">;

/** A column as declared. */
export type ScreenColumn = ListScreen["columns"][number];
/** A filter as declared. */
export type ScreenFilter = ListScreen["filters"][number];
/** A button of the list or of a row. */
export type ScreenAction = NonNullable<ListScreen["actions"]>[number];
/** The kinds of actions. */
export type ActionKind = ScreenAction["kind"];
/** An action of one kind. */
export type ActionOf<Kind extends ActionKind> = Extract<ScreenAction, { kind: Kind }>;
/** The detail of a row. */
export type ScreenDetail = NonNullable<ListScreen["detail"]>;
/** A form of a screen. */
export type ScreenForm = NonNullable<ListScreen["forms"]>[number];
/** A field of a form. */
export type ScreenFormField = ScreenForm["fields"][number];
/** A figure or chart above a list. */
export type ScreenWidget = NonNullable<ListScreen["header"]>[number];
/** A total under a list. */
export type ScreenTotal = NonNullable<ListScreen["footer"]>[number];

/** Whether a value has the kind of a list screen; `checkScreen` checks the rest. */
export function isListScreen(value: unknown): value is ListScreen {
  return typeof value === "object" && value !== null && "kind" in value && value.kind === "list";
}
