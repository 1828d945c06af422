"use client";

import { createContext, useContext } from "react";
import type { Failure } from "../failure/failure.js";
import type { FieldProblems } from "./field-problems.js";
import type { FormRegistry } from "./form-registry.js";
import type { ChosenVersion, FormVersions } from "./version-parts.js";

/** Whether the error summary is shown, because the user asked for it. */
export type SummaryState = "hidden" | "requested";

/** The newer version of a record and how to continue from it. */
export interface OpenConflict {
  readonly versions: FormVersions;
  /** Saves the chosen versions over the newer one. */
  readonly resolve: (choices: ReadonlyMap<string, ChosenVersion>) => void;
  /** Continues from the newer version without the user's changes. */
  readonly reload: () => void;
  readonly close: () => void;
}

/** What the parts of a form share. */
export interface KitContextValue {
  readonly formId: string;
  readonly mode: "create" | "edit";
  readonly registry: FormRegistry;
  readonly problems: FieldProblems;
  readonly isDirty: boolean;
  /** Whether a value differs from the initial one, or none has to. */
  readonly canSubmit: boolean;
  readonly isSubmitting: boolean;
  readonly failure: Failure | undefined;
  readonly conflict: OpenConflict | undefined;
  readonly summary: SummaryState;
  /** Validates and submits, or shows what prevents it. */
  readonly submit: () => Promise<void>;
  /** Validates everything and shows the error summary. */
  readonly showErrors: () => Promise<void>;
  /** Validates the fields; false after moving to the first of their errors. */
  readonly validate: (names: readonly string[]) => Promise<boolean>;
  /** Moves to a field, also in a hidden step. */
  readonly goTo: (name: string) => void;
  readonly isRequired: (name: string) => boolean | undefined;
  readonly onFieldChange: (name: string) => void;
  readonly onFieldLeave: (name: string) => void;
  /** Clears `child` when the user changes `parent`. */
  readonly addDependent: (parent: string, child: string, empty: unknown) => () => void;
}

export const KitContext = createContext<KitContextValue | undefined>(undefined);

/** @throws outside a form of the kit */
export function useKit(): KitContextValue {
  const kit = useContext(KitContext);
  if (!kit) {
    throw new Error(
      "A part of the form kit is outside of a form, so it has no values to show. Put it inside Form or FormKitDialog.",
    );
  }
  return kit;
}
