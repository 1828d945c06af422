import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser";
import { pathSteps } from "../draft/problem-path.ts";

/** A range of a text, in characters from its start. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** The range of a value in a JSON text. */
export interface NodeRange extends TextRange {
  /** Where its name is; undefined for entries of lists, and where the place itself is missing. */
  readonly name?: TextRange;
  /** What is there; undefined where the place itself is missing. */
  readonly value?: unknown;
}

/** Finds places in a text as problems name them: `columns[3].field`. The text is read once. */
export function rangesIn(text: string): (path: string) => NodeRange {
  const root = treeOf(text);
  return (path) => {
    if (!root) return { from: 0, to: 0 };
    const steps = [...pathSteps(path)];
    const node = findNodeAtLocation(root, steps);
    if (node && steps.length > 0) return nodeRangeOf(node);
    // A missing keyword is reported at the start of its object.
    while (steps.length > 0) {
      steps.pop();
      const above = findNodeAtLocation(root, steps);
      if (above) return { from: above.offset, to: above.offset + 1 };
    }
    return { from: root.offset, to: root.offset + 1 };
  };
}

/** Undefined where the text is none, or lies so deep that it cannot be read. */
function treeOf(text: string): Node | undefined {
  try {
    return parseTree(text, [], { allowTrailingComma: true });
  } catch {
    return undefined;
  }
}

function nodeRangeOf(node: Node): NodeRange {
  const { parent } = node;
  const key = parent?.type === "property" ? parent.children?.[0] : undefined;
  return { ...rangeOf(node), value: node.value, ...(key && { name: rangeOf(key) }) };
}

function rangeOf({ offset, length }: Node): TextRange {
  return { from: offset, to: offset + length };
}
