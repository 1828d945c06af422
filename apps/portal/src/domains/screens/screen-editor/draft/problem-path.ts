import { capitalize } from "@portico/renderer/parts";
import { screenEditorMessages } from "../../../../messages/screen-editor.ts";

const names: Readonly<Record<string, string>> = screenEditorMessages.workflow.keywords;
const { whole } = screenEditorMessages.workflow.problems;

/** The properties that name an entry of a list, in order of preference. */
const naming = ["label", "header", "field", "filter", "title", "id", "name"] as const;

/** A step of a path: a name, or a position. */
export type PathStep = string | number;

/** The steps of a path as problems name it: `columns[3].field`, `tones["Past Due"]`. None for the whole document. */
export function pathSteps(path: string): readonly PathStep[] {
  if (path === "screen") return [];
  const found = path.matchAll(/\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]|([^.[\]]+)/g);
  return [...found].map(([, index, quoted, name]) => {
    if (index !== undefined) return Number(index);
    return quoted === undefined ? (name ?? "") : unquote(quoted);
  });
}

/** The path of a problem as text: `Columns › Agent › format`. */
export function describePath(path: string, document: unknown): string {
  const steps = pathSteps(path);
  if (steps.length === 0) return whole;
  let at = document;
  const labels = steps.map((step, index) => {
    at = childOf(at, step);
    if (typeof step === "number") return nameOf(at) ?? `${step + 1}`;
    return (index === 0 && Object.hasOwn(names, step) && names[step]) || step;
  });
  return labels.join(" › ");
}

/** A problem's sentence without the path that it starts with. */
export function withoutPath({ path, message }: { path: string; message: string }): string {
  const text = message.startsWith(`${path}: `) ? message.slice(path.length + 2) : message;
  return capitalize(text);
}

function nameOf(entry: unknown): string | undefined {
  if (typeof entry === "string") return entry;
  return naming.map((name) => childOf(entry, name)).find(isName);
}

function isName(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

function childOf(value: unknown, step: PathStep): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return undefined;
  return Reflect.get(value, step);
}

function unquote(quoted: string): string {
  try {
    return String(JSON.parse(quoted));
  } catch {
    return quoted;
  }
}
