import type { ValueOptions } from "@portico/endpoints";
import type { CallSchemas, ListRow } from "@portico/endpoints/schemas";
import type { ActionKind, ActionOf, ListScreen, ResolvedColumn } from "@portico/screens";
import type { Notify } from "@portico/ui/notification";
import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType, ReactNode } from "react";
import type { PageOrigin } from "../client/call-origin.ts";
import type { ScreenClient } from "../client/screen-client.ts";
import type { ListState } from "../list-state.ts";
import type { RendererMessages } from "../messages/renderer-messages.ts";
import type { NavigateTo } from "../router/screen-router.ts";
import type { ReportSuccess } from "../use-report-success.tsx";
import type { ActionTarget } from "./target.ts";

/** The list that an action belongs to. */
export interface ActionContext {
  readonly client: ScreenClient;
  readonly screen: ListScreen;
  readonly endpointId: string;
  /** The custom screen or preview that the list belongs to. */
  readonly origin?: PageOrigin | undefined;
  readonly state: ListState;
  /** The visible columns in order. */
  readonly columns: readonly ResolvedColumn[];
  /** The texts of the host. @default English */
  readonly messages?: RendererMessages | undefined;
  /** How instants are shown. */
  readonly dateOptions: ValueOptions;
  /** The number of matching rows. */
  readonly totalRecords: number | undefined;
  /** Returns a row's name for texts. */
  readonly nameOf: (row: ListRow) => string;
  readonly openDetail: (row: ListRow) => void;
  /** Shows a success notification, and refetches the list, its summary and everything that depends on its rows. */
  readonly reportSuccess: ReportSuccess;
}

/** Props of an action's dialog. If the dialog has `hasUnsavedChanges`, navigation requires confirmation. */
export interface ActionDialogProps<Kind extends ActionKind> {
  action: ActionOf<Kind>;
  target: ActionTarget;
  context: ActionContext;
  /** The value that was chosen in a cell. @default none */
  choice?: string | undefined;
  /** The schemas of the endpoint that `schemasOf` names. @default none */
  schemas?: CallSchemas | undefined;
  onClose: () => void;
}

/** An option in the menu of an action's button. */
export interface ActionChoice {
  /** Unique among the options of the action. */
  readonly id: string;
  readonly label: string;
}

/** The rows that the options of an action depend on. */
export interface ChoiceRows {
  /** The number of selected rows that can be exported. */
  readonly selected: number;
  /** The number of matching rows, if it is known. */
  readonly total: number | undefined;
  /** The texts of the host. @default English */
  readonly messages?: RendererMessages | undefined;
}

/** The arguments of an action without a dialog. */
export interface ActionRun<Kind extends ActionKind> {
  readonly action: ActionOf<Kind>;
  /** The id of the selected option, or undefined if the kind has no `choices`. */
  readonly choice?: string | undefined;
  readonly target: ActionTarget;
  readonly context: ActionContext;
  readonly notify: Notify;
  readonly navigate: NavigateTo;
  /** What the page has loaded, such as the options of lookups. */
  readonly queries: QueryClient;
  /** Loads the custom actions of the app. @default none */
  readonly customActions?: (() => Promise<Readonly<Record<string, CustomAction>>>) | undefined;
  /** Opens a dialog over the list, replacing the previous one. `null` closes it. */
  readonly show: (dialog: ReactNode) => void;
}

/** Runs a custom action, in which it may show a dialog. */
export type CustomAction = (run: ActionRun<"custom">) => Promise<void> | void;

/** How a kind of action runs: in a dialog, or immediately. Its code is loaded on first use. */
export type ActionImplementation<Kind extends ActionKind> = {
  /** How many rows the kind requires by default. */
  readonly needs: "nothing" | "one" | "some";
} & (
  | {
      readonly dialog: () => Promise<ComponentType<ActionDialogProps<Kind>>>;
      /** Returns the endpoint whose schemas are loaded with the dialog. @default none */
      readonly schemasOf?: (action: ActionOf<Kind>, screen: ListScreen) => string | undefined;
    }
  | {
      readonly run: () => Promise<(args: ActionRun<Kind>) => Promise<void>>;
      /** Returns the options for a menu under the button. @default a button without a menu */
      readonly choices?: (action: ActionOf<Kind>, rows: ChoiceRows) => readonly ActionChoice[];
    }
);

/** The implementations of all kinds. A new kind doesn't compile until it has one. */
export type ActionImplementations = { readonly [Kind in ActionKind]: ActionImplementation<Kind> };
