"use client";

import { useState } from "react";
import { valueAt } from "./form-values.js";
import { type OpenConflict, useKit } from "./kit-context.js";
import { VersionConflictDialog } from "./version-conflict-dialog.js";
import { differingFields } from "./version-parts.js";

/** Both versions of the form's record, by the labels of its fields. */
export function ConflictOfForm({ conflict }: { conflict: OpenConflict }) {
  const { registry } = useKit();
  const [{ fields, versions }] = useState(() => ({ fields: registry.fields(), versions: conflict.versions }));
  const differing = differingFields(
    fields.map(({ name }) => name),
    versions,
  );
  const parts = differing.flatMap(({ name, likely }) => {
    const field = fields.find((other) => other.name === name);
    if (!field) return [];
    const mine = field.describe(valueAt(versions.mine, name));
    const theirs = field.describe(valueAt(versions.theirs, name));
    return [{ name, label: field.label, mine, theirs, likely }];
  });
  return (
    <VersionConflictDialog
      isOpen={true}
      parts={parts}
      onChoose={({ choices }) => conflict.resolve(choices)}
      onReload={conflict.reload}
      onClose={conflict.close}
    />
  );
}
