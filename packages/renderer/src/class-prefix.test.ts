import { describe, expect, it } from "vitest";

/** The classes in `className="…"`, and in the constant parts of `` className={`…`} `` and of conditions in it. */
const classNames =
  /className=(?:"([^"]*)"|\{`((?:[^`$]|\$\{[^{}]*\})*)`\}|\{[^{}`"]*\?\s*"([^"]*)"\s*:\s*"([^"]*)"\})/g;

const sources: Record<string, string> = import.meta.glob("./**/*.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});

function classesIn(source: string): readonly string[] {
  return [...source.matchAll(classNames)].flatMap(([, ...parts]) => {
    const text = parts.map((part = "") => part.replaceAll(/\$\{([^{}]*)\}/g, (_, code) => quotedIn(code)));
    return text.join(" ").split(/\s+/).filter(Boolean);
  });
}

/** The strings that an expression chooses from. */
function quotedIn(code: string): string {
  return [...code.matchAll(/[?:]\s*"([^"]*)"/g)].map(([, text]) => text).join(" ");
}

describe("classes of the renderer", () => {
  it.each(Object.entries(sources))("%s has the prefix of the stylesheet", (_, source) => {
    expect(classesIn(source).filter((name) => !name.startsWith("page:"))).toEqual([]);
  });

  it.each([
    [`<p className="flex page:gap-2" />`, ["flex", "page:gap-2"]],
    [`<p className={\`grid \${isWide ? "w-48" : ""} \${className}\`} />`, ["grid", "w-48"]],
    [`<p className={isWide ? "w-48" : "w-2"} />`, ["w-48", "w-2"]],
  ])("are found in %s", (source, classes) => {
    expect(classesIn(source)).toEqual(classes);
  });
});
