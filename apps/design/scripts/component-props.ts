import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type PropItem, withCustomConfig } from "react-docgen-typescript";
import type { ComponentProp, ComponentProps } from "../src/site.ts";

const ui = fileURLToPath(new URL("../../../packages/ui/", import.meta.url));

/** Props of the elements that components render, such as `onClick`, are not listed. */
const isOwn = ({ parent, declarations = [] }: PropItem) =>
  !(parent ? [parent] : declarations).some(({ fileName }) => fileName.includes("node_modules"));

/** The props of every component of the package by its name, from types and doc comments. */
export function readComponentProps(): ReadonlyMap<string, ComponentProps> {
  const files = globSync("src/**/*.tsx", {
    cwd: ui,
    exclude: (name) => /\.(stories|fixtures|test|example)\./.test(name),
  }).map((name) => `${ui}${name}`);
  const parser = withCustomConfig(`${ui}tsconfig.json`, {
    propFilter: isOwn,
    shouldRemoveUndefinedFromOptional: true,
    savePropValueAsString: true,
  });
  return new Map(
    parser
      .parse(files)
      .map(({ displayName, props }) => [
        displayName,
        { name: displayName, props: inOrder(Object.values(props).map(propOf)) },
      ]),
  );
}

function propOf({ name, type, required, description, defaultValue }: PropItem): ComponentProp {
  const value: unknown = defaultValue?.value;
  return {
    name,
    type: type.raw ?? type.name,
    isRequired: required,
    description: description.replaceAll(/\s+/g, " "),
    ...(typeof value === "string" && { defaultValue: value.replaceAll(/\s+/g, " ") }),
  };
}

/** Required props first, otherwise as declared. */
function inOrder(props: readonly ComponentProp[]): readonly ComponentProp[] {
  return props.toSorted((one, other) => Number(other.isRequired) - Number(one.isRequired));
}
