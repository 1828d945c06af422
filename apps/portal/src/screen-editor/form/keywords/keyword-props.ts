import type { Keyword } from "@portico/portal-config/keywords";
import type { ReactNode } from "react";
import type { JsonObject } from "../document/document.ts";
import { errorAt } from "../document/problems.ts";
import { useScreenForm } from "../document/screen-form.tsx";
import { hintAt, labelAt } from "./keyword-texts.ts";

/** Props of the field of a keyword. */
export interface KeywordFieldProps {
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

/** The control of a keyword. */
export type KeywordFieldComponent = (props: KeywordFieldProps) => ReactNode;

/** The label, hint, error and path of a keyword's control. */
export function useControlProps({ keyword, path, hint }: KeywordFieldProps) {
  const { problems } = useScreenForm();
  return {
    "data-path": path,
    label: labelAt(path),
    hint: hint ?? hintAt(path, keyword),
    error: errorAt(problems, path),
  };
}
