import { relative } from "node:path/posix";
import { exportEnding } from "./export-ending.mjs";

const folder = "apps/server/src";
const declaration = /^export const \w+Feature = feature\(/m;

/** All features of the server: the files of domains and of the platform that declare one. */
export const serverFeatures = {
  inputs: `${folder}/{domains,platform}/**/*.ts`,
  exclude: /\.test\.ts$/,
  output: `${folder}/all-features.ts`,
  render: (sources) => {
    const features = sources
      .filter(({ text }) => declaration.test(text))
      .map((source) => ({
        name: exportEnding(source, "Feature"),
        path: relative(folder, source.path),
      }))
      .sort((one, other) => (one.name < other.name ? -1 : 1));
    return `
      ${features.map(({ name, path }) => `import { ${name} } from "./${path}";`).join("\n")}

      /** Every feature of the server. */
      export const features = [
        ${features.map(({ name }) => `${name},`).join("\n")}
      ] as const;
    `;
  },
};
