import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { InputError } from "./input-error.mjs";

const folder = "packages/ui/src/icons";

/**
 * A module for each icon that `icon-names.json` names, from Lucide's drawing, and their index. Right-to-left text mirrors
 * those in `mirrored-icon-names.json`.
 */
export const uiIcons = {
  inputs: `${folder}/*.json`,
  output: `${folder}/generated/*.ts`,
  render: async (inputs, root) => {
    const [names, mirrored] = ["icon-names", "mirrored-icon-names"].map((name) => namesIn(inputs, name));
    const unknown = mirrored.find((name) => !names.includes(name));
    if (unknown)
      throw new InputError(`${folder}/icon-names.json has no icon "${unknown}", which is mirrored.`);
    const drawings = await lucideDrawings(root);
    const modules = names.map(async (name) => [
      `${folder}/generated/${name}.ts`,
      moduleOf(name, await drawings(name), mirrored.includes(name)),
    ]);
    return new Map([...(await Promise.all(modules)), [`${folder}/generated/index.ts`, indexOf(names)]]);
  },
};

function namesIn(inputs, name) {
  const input = inputs.find(({ path }) => path.endsWith(`/${name}.json`));
  return input ? JSON.parse(input.text) : [];
}

/** Reads drawings by their name in Lucide, or a name that they had there before. */
async function lucideDrawings(root) {
  const { resolve } = createRequire(join(root, "packages/ui/package.json"));
  const load = async (path) => import(pathToFileURL(resolve(path)).href);
  const { default: loaders } = await load("lucide-react/dynamicIconImports.mjs");
  return async (name) => {
    if (!Object.hasOwn(loaders, name))
      throw new InputError(`Lucide has no icon "${name}", which ${folder}/icon-names.json names.`);
    const { __iconData } = await loaders[name]();
    return __iconData.node;
  };
}

function moduleOf(name, drawing, isMirrored) {
  // Keys are React's, for lists whose order changes.
  const shapes = drawing.map(([element, { key, ...attributes }]) => [element, attributes]);
  return `
    import { createIcon } from "../../icon/create-icon.js";

    export const ${componentName(name)} = createIcon(${JSON.stringify(shapes)}${isMirrored ? ", { isMirrored: true }" : ""});
  `;
}

function indexOf(names) {
  return names.map((name) => `export { ${componentName(name)} } from "./${name}.js";`).join("\n");
}

/** `chevron-down` is `ChevronDown`. */
function componentName(name) {
  return name.replace(/(?:^|-)(.)/g, (_match, letter) => letter.toUpperCase());
}
