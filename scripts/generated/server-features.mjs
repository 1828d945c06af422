import { relative } from "node:path/posix";
import { exportEnding } from "./export-ending.mjs";

const folder = "apps/server/src/features";

/** All features of the server: a file each, or the `index.ts` of a folder. */
export const serverFeatures = {
  inputs: `${folder}/**/*.ts`,
  exclude: /\.test\.ts$|\/features\/index\.ts$|\/features\/[^/]+\/(?!index\.ts$)/,
  output: `${folder}/index.ts`,
  render: (sources) => {
    const features = sources.map((source) => ({
      name: exportEnding(source, "Feature"),
      path: relative(folder, source.path),
    }));
    return `
      ${features.map(({ name, path }) => `import { ${name} } from "./${path}";`).join("\n")}

      /** Every feature of the server. */
      export const features = [
        ${features.map(({ name }) => `${name},`).join("\n")}
      ] as const;
    `;
  },
};
