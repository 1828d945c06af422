import { table } from "./generated/table.ts";
import type { ReferenceNode } from "./reference-table.ts";
import type { Reference } from "./references.ts";

/**
 * What the text at a path of a screen names, in any document, valid or not. The path of a list of names is as good as
 * that of a name in it.
 * @returns undefined if it names nothing
 */
export function nameAt(path: readonly (string | number)[]): Pick<Reference, "names" | "of"> | undefined {
  let of: Reference["of"] = "list";
  let node = resolved(table.screen);
  for (const step of path) {
    of = node?.of ?? of;
    node = resolved(typeof step === "string" ? (own(node?.keywords, step) ?? node?.each) : node?.each);
  }
  const text = node?.text ?? node?.each?.text;
  return text && { names: text.names, of: text.of ?? of };
}

function resolved(node: ReferenceNode | undefined): ReferenceNode | undefined {
  return node?.ref === undefined ? node : table.shared[node.ref];
}

function own(keywords: ReferenceNode["keywords"], key: string): ReferenceNode | undefined {
  return keywords && Object.hasOwn(keywords, key) ? keywords[key] : undefined;
}
