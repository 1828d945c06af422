import { exportEnding } from "./export-ending.mjs";

const folder = "apps/server/src/reports/formats";

/** All reports, one file each. */
export const serverReports = {
  inputs: `${folder}/*.ts`,
  exclude: /\.test\.ts$|\/index\.ts$/,
  output: `${folder}/index.ts`,
  render: (sources) => {
    const reports = sources.map((source) => ({ name: exportEnding(source, "Report"), file: source.name }));
    return `
      ${reports.map(({ name, file }) => `import { ${name} } from "./${file}";`).join("\n")}

      /** Every report. */
      export const reports = [
        ${reports.map(({ name }) => `${name},`).join("\n")}
      ] as const;
    `;
  },
};
