import { describe, expect, it } from "vitest";

/** Drawings that right-to-left text doesn't mirror. */
const notMirrored = [
  // A check mark.
  "./data-table/row-checkbox.css",
  // Positions in a photo.
  "./photo-field/crop-preview.tsx",
];

const sides = "(?:left|right)";
const edges = "(?:l|r|tl|tr|bl|br)";

/** Utility classes of one side of the screen. */
const physicalClass = new RegExp(
  [
    `(?:scroll-)?[mp][lr]-[\\w[(.]`,
    `${sides}-[\\w[(.]`,
    `border-[lr](?:-|(?=["'\`\\s]))`,
    `rounded-${edges}(?:-|(?=["'\`\\s]))`,
    `(?:text|float|clear)-${sides}\\b`,
    `origin-(?:top-|bottom-)?${sides}\\b`,
    `(?:translate|skew)-x-`,
    `(?:bg-gradient|bg-linear|mask)-(?:to-)?(?:[tb]?[lr]|x)(?:-|(?=["'\`\\s]))`,
  ]
    .map((name) => `ui:(?:[\\w@()[\\]&>~.=*-]+:)*-?${name}`)
    .join("|"),
);

/** Styles of one side of the screen in a component. */
const physicalStyle = new RegExp(
  `\\b(?:(?:margin|padding|border(?:Top|Bottom)?)(?:Left|Right)\\w*|(?:textAlign|float): "${sides}"|${sides}: (?:\`[^\`]*(?:px|%)\`|"[\\d.]+(?:px|rem|%)?"))`,
);

/** Declarations of one side of the screen in a style sheet. */
const physicalDeclaration = new RegExp(
  [
    `(?:^|[;{]|\\s)(?:(?:scroll-)?(?:margin|padding)-|border-(?:top-|bottom-)?)?${sides}(?:-(?:width|color|style|radius))?:`,
    `(?:text-align|float|clear|transform-origin|background-position)[^;]*\\b${sides}\\b`,
    `\\bto (?:top |bottom )?${sides}\\b`,
    `translateX\\((?![^;]*--portico-inline)`,
    `box-shadow: (?:inset )?-?[\\d.]*[1-9][\\d.]*(?:px|rem)`,
  ].join("|"),
);

/** Margins and the like whose left and right sides differ. */
const shorthand = /\b(?:margin|padding|inset|border-width):\s*(\S+) (\S+) (\S+) (\S+?);/;

/** Rules and classes for right-to-left text alone. */
const rightToLeftRule = /[^{}]*\[dir="rtl"\][^{}]*\{[^{}]*\}/g;
const rightToLeftClass = /ui:rtl:[^\s"'`]+/g;

const sources: Record<string, string> = import.meta.glob(["./**/*.ts", "./**/*.tsx", "./**/*.css"], {
  query: "?raw",
  import: "default",
  eager: true,
});

function isPhysical(path: string, line: string): boolean {
  if (!path.endsWith(".css")) return physicalClass.test(line) || physicalStyle.test(line);
  const [, , right, , left] = shorthand.exec(line) ?? [];
  return physicalDeclaration.test(line) || right !== left;
}

describe("layouts, which right-to-left text mirrors", () => {
  it("have logical classes and properties: start and end rather than left and right", () => {
    const files = Object.entries(sources).filter(([path]) => !/\.(?:test|stories|fixtures)\./.test(path));
    const found = files
      .filter(([path]) => !notMirrored.includes(path))
      .map(([path, text]) => [path, text.replace(rightToLeftRule, "").replace(rightToLeftClass, "")] as const)
      .flatMap(([path, text]) => text.split("\n").map((line) => ({ path, line: line.trim() })))
      .filter(({ path, line }) => isPhysical(path, line));
    expect(files.length).toBeGreaterThan(500);
    expect(found).toEqual([]);
  });

  it("don't ask for `:dir()`, which bundlers replace by languages", () => {
    const styles = Object.entries(sources).filter(([path]) => path.endsWith(".css"));
    const withoutComments = styles.map(([path, text]) => [path, text.replace(/\/\*.*?\*\//gs, "")] as const);
    expect(withoutComments.filter(([, text]) => text.includes(":dir(")).map(([path]) => path)).toEqual([]);
  });

  it.each([
    "ui:ml-2",
    "ui:hover:-mr-0.5",
    "ui:pl-[3px]",
    "ui:left-0",
    "ui:before:right-2",
    "ui:-left-(--gap)",
    "ui:border-l",
    "ui:border-r-2",
    "ui:rounded-tl-md",
    "ui:sm:text-right",
    "ui:scroll-ml-2",
    "ui:-translate-x-1/2",
    "ui:bg-linear-to-r",
    "ui:origin-top-left",
    "ui:[&>svg]:ml-1",
  ])("can't have the class %s", (name) => {
    expect(isPhysical("./x.tsx", `className="ui:flex ${name}"`)).toBe(true);
  });

  it.each([
    "ui:ms-2",
    "ui:border-line",
    "ui:rounded-lg",
    "ui:mt-1",
    "ui:min-w-0",
    "ui:text-start",
    "ui:border-red",
  ])("can have the class %s", (name) => {
    expect(isPhysical("./x.tsx", `className="ui:flex ${name}"`)).toBe(false);
  });

  it.each([
    "left: 0;",
    "margin-right: 1px;",
    "border-left: 0;",
    "border-top-left-radius: 2px;",
    "text-align: right;",
    "inset: 0 auto 0 0;",
    "padding: 1px 2px 3px 4px;",
    "transform: translateX(2rem);",
    "box-shadow: inset 3px 0 0 red;",
    "background: linear-gradient(to right, red, blue);",
  ])("can't have the declaration %s", (line) => {
    expect(isPhysical("./x.css", line)).toBe(true);
  });

  it.each([
    "inset: 0 0 auto;",
    "padding: 1px 2px 3px 2px;",
    "box-shadow: 0 1px 2px red;",
    "inset-inline-start: 0;",
    "transform: translateX(calc(2rem * var(--portico-inline, 1)));",
  ])("can have the declaration %s", (line) => {
    expect(isPhysical("./x.css", line)).toBe(false);
  });
});
