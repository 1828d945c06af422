import type { ListId } from "@portico/contract";
import type { ListRow } from "@portico/contract/schemas";
import type { ActionKind, ActionOf, ListScreen, ResolvedColumn } from "@portico/portal-config";
import type { Notify } from "@portico/ui/notification";
import type { ComponentType, ReactNode } from "react";
import type { NavigateFunction } from "react-router";
import type { PageOrigin } from "../../api/call-origin.ts";
import type { ListState } from "../list-state.ts";
import type { ActionTarget } from "./target.ts";

/** What actions know about their list. */
export interface ActionContext {
  readonly screen: ListScreen;
  readonly endpointId: ListId;
  /** The origin of the list, if it is not a built-in page. */
  readonly origin?: PageOrigin | undefined;
  readonly state: ListState;
  /** The columns shown, in the order shown. */
  readonly columns: readonly ResolvedColumn[];
  /** How many rows match. */
  readonly totalRecords: number | undefined;
  /** What a row is called. */
  readonly nameOf: (row: ListRow) => string;
  readonly openDetail: (row: ListRow) => void;
  /** Says what was done, and fetches the list, its summary and whatever hangs on its rows again. */
  readonly reportSuccess: (success: string) => void;
}

/**
 * Props of the dialog of an action. What is entered in it is kept when its person goes to another page as long as it
 * says `hasUnsavedChanges` of itself.
 */
export interface ActionDialogProps<Kind extends ActionKind> {
  action: ActionOf<Kind>;
  target: ActionTarget;
  context: ActionContext;
  onClose: () => void;
}

/** One of several ways to do an action, chosen from a menu under its button. */
export interface ActionChoice {
  /** Unique among the choices of its action. */
  readonly id: string;
  readonly label: string;
}

/** The input of an action without a dialog. */
export interface ActionRun<Kind extends ActionKind> {
  readonly action: ActionOf<Kind>;
  /** The id of the chosen option; undefined if the kind has no `choices`. */
  readonly choice?: string | undefined;
  readonly target: ActionTarget;
  readonly context: ActionContext;
  readonly notify: Notify;
  readonly navigate: NavigateFunction;
  /** Opens a dialog over the list, replacing any other; null closes it. */
  readonly show: (dialog: ReactNode) => void;
}

/** How a kind of action runs: in a dialog, or immediately. Its code loads on first use. */
export type ActionImplementation<Kind extends ActionKind> = {
  /** The default number of rows that it needs. */
  readonly needs: "nothing" | "one" | "some";
} & (
  | {
      readonly dialog: () => Promise<ComponentType<ActionDialogProps<Kind>>>;
      /** The call whose schemas the dialog needs; they are loaded with it. @default none */
      readonly schemasOf?: (action: ActionOf<Kind>, screen: ListScreen) => string | undefined;
    }
  | {
      readonly run: () => Promise<(given: ActionRun<Kind>) => Promise<void>>;
      /** The options; several are in a menu under the button. @default one option, without a `choice` */
      readonly choices?: (action: ActionOf<Kind>) => readonly ActionChoice[];
    }
);

/** One for each kind: a kind that is new does not compile until it can be done. */
export type ActionImplementations = { readonly [Kind in ActionKind]: ActionImplementation<Kind> };
