import type { Rights } from "@portico/contract";
import type { ScreenProblem } from "@portico/portal-config/check";
import type { Keyword } from "@portico/portal-config/keywords";
import { createContext, type ReactNode, useContext } from "react";
import type { JsonObject } from "./document.ts";
import type { DocumentWithList } from "./names.ts";
import { errorAt } from "./problems.ts";

/** Props of the field of a keyword. */
export interface FieldProps {
  keyword: Keyword;
  /** Where the keyword is in the document: `columns[3].width`. */
  path: string;
  value: unknown;
  /** The object that has the keyword. */
  parent: JsonObject;
  /** Replaces the keyword's hint. */
  hint?: string | undefined;
  /** Called with the new value; undefined removes the keyword. */
  onChange: (value: unknown) => void;
}

/** The context of the form's sections and fields. */
export interface ScreenForm extends DocumentWithList {
  readonly document: JsonObject;
  /** The id of the document's list; empty if it has none. */
  readonly listId: string;
  readonly problems: readonly ScreenProblem[];
  /** The rights of the current user. */
  readonly rights: Rights;
  readonly isReadOnly: boolean;
  /** Ids that it cannot use; undefined if its id cannot change any more. */
  readonly takenIds: readonly string[] | undefined;
  /** The field of any keyword. */
  readonly Field: (props: FieldProps) => ReactNode;
  /** Updates the latest document. */
  readonly update: (change: (document: JsonObject) => JsonObject) => void;
  /** Goes to a path in the JSON view; undefined if that is not possible. */
  readonly showJson: ((path: string) => void) | undefined;
}

const Context = createContext<ScreenForm | undefined>(undefined);

/** Provides the form to its parts. */
export const ScreenFormProvider = Context.Provider;

/** The form that a part belongs to. */
export function useScreenForm(): ScreenForm {
  const form = useContext(Context);
  if (!form) throw new Error("useScreenForm was called outside FormView.");
  return form;
}

/** The label, hint, error and path of a keyword's control. */
export function useControl({ keyword, path, hint }: Pick<FieldProps, "keyword" | "path" | "hint">) {
  const { problems } = useScreenForm();
  return {
    "data-path": path,
    label: keyword.label,
    hint: hint ?? keyword.hint,
    error: errorAt(problems, path),
  };
}
