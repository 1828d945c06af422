import { errorAt } from "../document/problems.ts";
import { type KeywordFieldProps, useScreenForm } from "../document/screen-form.tsx";
import { hintAt, labelAt } from "./keyword-texts.ts";

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
