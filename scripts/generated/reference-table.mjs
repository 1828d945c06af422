import { join } from "node:path";
import { pathToFileURL } from "node:url";

const source = "packages/screens/src";
/** What the names in a screen follow from. */
export const referenceSources = `${source}/{language,references}/*.ts`;

/** What the keywords of the screen language name, from the marks in its schema, for code that runs without zod. */
export const referenceTable = {
  inputs: `${source}/language/*.ts`,
  output: `${source}/references/generated/table.ts`,
  dependsOn: [`${source}/references/{derive-table,empty-registry}.ts`],
  render: async (_sources, root) => {
    const load = (path) => import(pathToFileURL(join(root, source, path)).href);
    const { listScreenSchema } = await load("language/list-screen-schema.ts");
    const { emptyRegistry } = await load("references/empty-registry.ts");
    const { referenceTable: tableOf } = await load("references/derive-table.ts");
    return `
      import type { ReferenceTable } from "../reference-table.ts";

      /** What the keywords of the screen language name. */
      export const table: ReferenceTable = ${JSON.stringify(tableOf(listScreenSchema(emptyRegistry)))};
    `;
  },
};
