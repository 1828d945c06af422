import type { FileLayout, UploadKindName } from "@portico/contract";
import { stableId } from "../db/stable-id.ts";
import { shippedFormatId, shippedFormats, shippedNames } from "../statement-files/shipped-formats.ts";
import { shippedPolicyLayouts } from "./shipped-policy-layouts.ts";

/** A layout that every deployment starts with. */
interface ShippedLayout {
  /** Marks that it was added. */
  readonly task: string;
  readonly id: string;
  readonly kind: UploadKindName;
  readonly name: string;
  readonly layout: FileLayout;
}

/** The layouts that every deployment starts with. */
export const shippedLayouts: readonly ShippedLayout[] = [
  ...(Object.keys(shippedNames) as (keyof typeof shippedNames)[]).map((code) => ({
    task: `statementFormat.${code}`,
    id: shippedFormatId(code),
    kind: "statements" as const,
    name: shippedNames[code],
    layout: shippedFormats[code],
  })),
  ...Object.entries(shippedPolicyLayouts).map(([name, layout]) => ({
    task: `fileLayout.policies.${name}`,
    id: stableId("fileLayout", "policies", name),
    kind: "policies" as const,
    ...{ name, layout },
  })),
];
