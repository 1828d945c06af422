import type { ListEndpoint, Rights } from "@portico/contract";
import type { ListScreen } from "@portico/portal-config";
import type { ScreenProblem } from "@portico/portal-config/check";
import { createContext, useContext } from "react";
import type { JsonObject } from "./document.ts";

/** The context of the form's sections. */
export interface ScreenForm {
  readonly document: JsonObject;
  /** The id of the list that it is about; empty where it says none. */
  readonly listId: string;
  /** That list; undefined where there is none. */
  readonly endpoint: ListEndpoint | undefined;
  readonly problems: readonly ScreenProblem[];
  /** Of who writes it. */
  readonly rights: Rights;
  /** the built-in screens. */
  readonly screens: readonly ListScreen[];
  readonly isReadOnly: boolean;
  /** Ids that it cannot get; undefined where it has its own for good. */
  readonly takenIds: readonly string[] | undefined;
  /** Updates the latest document. */
  readonly update: (change: (document: JsonObject) => JsonObject) => void;
  /** Sets one property; undefined removes it. */
  readonly setProperty: (word: string, value: unknown) => void;
  /** Leads to a place in the JSON view; undefined where there is no such way. */
  readonly showJson: ((path: string) => void) | undefined;
}

const Context = createContext<ScreenForm | undefined>(undefined);

/** Hands the form to its parts. */
export const ScreenFormProvider = Context.Provider;

/** The form that a part belongs to. */
export function useScreenForm(): ScreenForm {
  const form = useContext(Context);
  if (!form) throw new Error("A part of the screen's form stands outside it. Put it inside FormView.");
  return form;
}
