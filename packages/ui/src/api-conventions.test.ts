import ts from "typescript";
import { expect, it } from "vitest";
import { english } from "./messages/index.js";

/** Attributes of HTML elements, which have their HTML names. */
const htmlBooleans = ["checked", "defaultChecked", "disabled", "multiple", "required"];
/** Verbs, for what a component does. */
const verbs = ["actsOnClick", "opensNewTab"];

interface Prop {
  /** `ButtonProps.isLoading`. */
  readonly name: string;
  readonly type: ts.TypeNode;
}

const sources: Record<string, string> = import.meta.glob(["./**/*.ts", "./**/*.tsx"], {
  query: "?raw",
  import: "default",
  eager: true,
});
/** Whether the index of its folder exports it. */
const isPublic = (path: string, name: string) =>
  new RegExp(`\\b${name}\\b`).test(sources[`./${path.replace(/[^/]+$/, "index.ts")}`] ?? "");
const props = Object.entries(sources)
  .filter(([path]) => !/\.(?:stories|test|fixtures)\./.test(path))
  .flatMap(([path, text]) => propsOf(ts.createSourceFile(path, text, ts.ScriptTarget.Latest)));

function propsOf(file: ts.SourceFile): readonly Prop[] {
  return file.statements
    .filter((statement) => ts.isInterfaceDeclaration(statement))
    .filter(({ name }) => isPublic(file.fileName, name.text))
    .flatMap(({ name, members }) =>
      members.filter(ts.isPropertySignature).flatMap((member) => {
        const type = member.type && withoutUndefined(member.type);
        return type ? [{ name: `${name.text}.${member.name.getText(file)}`, type }] : [];
      }),
    );
}

function withoutUndefined(type: ts.TypeNode): ts.TypeNode {
  if (ts.isParenthesizedTypeNode(type)) return withoutUndefined(type.type);
  if (!ts.isUnionTypeNode(type)) return type;
  const [first, ...others] = type.types.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword);
  return first && others.length === 0 ? withoutUndefined(first) : type;
}

const propOf = (name: string) => name.split(".")[1] ?? "";

it("finds the props of the components", () => {
  expect(props.length).toBeGreaterThan(250);
});

it("names booleans is…, has… or can…, or like the HTML attribute", () => {
  const others = props
    .filter(({ type }) => type.kind === ts.SyntaxKind.BooleanKeyword)
    .map(({ name }) => name)
    .filter((name) => !/^(?:is|has|can|default)[A-Z]/.test(propOf(name)))
    .filter((name) => ![...htmlBooleans, ...verbs].includes(propOf(name)));
  expect(others).toEqual([]);
});

it("calls callbacks with one object or event", () => {
  const plain = [ts.SyntaxKind.StringKeyword, ts.SyntaxKind.NumberKeyword, ts.SyntaxKind.BooleanKeyword];
  const others = props.filter(({ name, type }) => {
    if (!/^on[A-Z]/.test(propOf(name)) || !ts.isFunctionTypeNode(type)) return false;
    const [first, ...more] = type.parameters;
    return more.length > 0 || (first?.type && plain.includes(first.type.kind));
  });
  expect(others.map(({ name }) => name)).toEqual([]);
});

/** Buttons with names from the product's specification. */
const specified = ["Change Status", "Clear Filters", "Make Note", "Mark All", "Show Errors", "Unmark All"];

it("writes texts in sentence case", () => {
  const inTitleCase = textsOf(english).filter((text) =>
    text.split(/[.!?:] /).some((sentence) => /\s[A-Z][a-z]/.test(sentence)),
  );
  expect(new Set(inTitleCase)).toEqual(new Set(specified));
});

function textsOf(messages: unknown): readonly string[] {
  if (typeof messages === "string") return [messages];
  if (typeof messages !== "object" || messages === null) return [];
  return Object.values(messages).flatMap(textsOf);
}
