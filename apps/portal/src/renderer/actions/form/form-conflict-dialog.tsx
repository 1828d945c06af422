import { valueAt } from "@portico/contract";
import { formatYesNo } from "@portico/ui/format";
import { useState } from "react";
import type { ChosenVersion } from "../../version-choice.tsx";
import { VersionConflictDialog } from "../../version-conflict-dialog.tsx";
import type { FormField } from "./form-fields.ts";
import { differingFields, type FormVersions } from "./form-versions.ts";

/** Props of `FormConflictDialog`. */
export interface FormConflictDialogProps extends FormVersions {
  fields: readonly FormField[];
  /** Called with the version chosen of each field. */
  onChoose: (choices: ReadonlyMap<string, ChosenVersion>) => void;
  /** Called to continue from the other version alone. */
  onReload: () => void;
  onClose: () => void;
}

/** Both versions of a row that two have edited, field by field. */
export function FormConflictDialog({ fields, base, mine, theirs, ...rest }: FormConflictDialogProps) {
  const [versions] = useState({ base, mine, theirs });
  const differing = differingFields(fields, versions);
  const parts = differing.map(({ field, likely }) => ({
    name: field.name,
    label: field.label,
    mine: linesOf(field, versions.mine),
    theirs: linesOf(field, versions.theirs),
    likely,
  }));
  return <VersionConflictDialog {...rest} parts={parts} />;
}

function linesOf({ name, as, choices }: FormField, values: FormVersions["mine"]): readonly string[] {
  const value = valueAt(values, name);
  if (as === "yesNo") return [formatYesNo(value === true)];
  if (as === "secret") return value === "" ? [] : ["••••••"];
  const label = choices?.find((choice) => choice.value === value)?.label;
  const text = label ?? String(value ?? "");
  return text === "" ? [] : text.split("\n");
}
