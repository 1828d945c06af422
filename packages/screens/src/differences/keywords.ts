import type { Keyword, KeywordType } from "../keywords/index.ts";

/** Keywords that are reported with another one. */
const partOf: Readonly<Record<string, string>> = {
  rows: "endpoints",
  rowId: "endpoints",
  rowName: "endpoints",
  debounce: "filters",
  totalsAbove: "footer",
  notLoaded: "empty",
};
/** Names of parts that their first keyword doesn't have. */
const partNames: Readonly<Record<string, string>> = { access: "Who can see it", empty: "Messages" };
/** What readers look for first. */
const first = ["title", "description", "access", "navigation", "id", "path", "permanentFilters"];

/** What comparisons call the keywords of screens: the same as forms do. */
export class KeywordNames {
  readonly #keywords: readonly Keyword[];

  constructor(keywords: readonly Keyword[]) {
    this.#keywords = keywords;
  }

  /** The top-level keywords in display order. */
  get topLevel(): readonly string[] {
    return [...new Set([...first, ...this.#keywords.map(({ key }) => key)])];
  }

  /** The part of a top-level keyword; unknown ones are in "Other". */
  partFor(key: string): string {
    const main = own(partOf, key) ?? key;
    const label = own(partNames, main) ?? this.#typeAndLabel([main])?.label;
    return label ?? "Other";
  }

  /** The name of a top-level keyword. */
  topLevelName(key: string): string {
    return own(partNames, key) === undefined || key === "empty"
      ? capital(this.nameAt([key]))
      : this.partFor(key);
  }

  /** The name of the keyword at a path without indexes, inside a sentence: "heading". Unknown ones stay as they are. */
  nameAt(path: readonly string[]): string {
    const key = path.at(-1) ?? "";
    if (key === "access") return "who can see it";
    const { label } = this.#typeAndLabel(path) ?? {};
    return label === undefined ? key : uncapital(label);
  }

  /** Whether the keyword at a path turns something off, so that `false` sets it. */
  isTurnedOff(path: readonly string[]): boolean {
    const { type } = this.#typeAndLabel(path) ?? {};
    return type?.kind === "flag" && !type.on;
  }

  #typeAndLabel(path: readonly string[]): Pick<Keyword, "type" | "label"> | undefined {
    let known: readonly Pick<Keyword, "key" | "type" | "label">[] = this.#keywords;
    let found: Pick<Keyword, "type" | "label"> | undefined;
    for (const key of path) {
      found = known.find((keyword) => keyword.key === key);
      known = found ? keywordsIn(found.type) : [];
    }
    return found;
  }
}

/** The keywords of the objects in a value. */
function keywordsIn(type: KeywordType): readonly Pick<Keyword, "key" | "type" | "label">[] {
  switch (type.kind) {
    case "list":
    case "record":
      return keywordsIn(type.of);
    case "objectOrList":
      return [...keywordsIn(type.object), ...keywordsIn(type.list)];
    case "object": {
      const { shapes, shapeKey, shapeLabel } = type;
      const text = { kind: "text", isLong: false } as const;
      return [
        ...(shapeKey === undefined ? [] : [{ key: shapeKey, label: shapeLabel, type: text }]),
        ...shapes.flatMap(({ keywords }) => keywords),
      ];
    }
    default:
      return [];
  }
}

function own(names: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(names, key) ? names[key] : undefined;
}

/** Capitalizes the first letter. */
export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** "heading" for "Heading"; abbreviations such as "ID" stay. */
function uncapital(text: string): string {
  return /^[A-Z](?![A-Z])/.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
}
