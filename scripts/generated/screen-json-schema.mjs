import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { contractSources } from "./contract-features.mjs";

const folder = "packages/portal-config";

/** The JSON Schema of screens, for editors. */
export const screenJsonSchema = {
  inputs: `packages/{screens,portal-config}/src/**/*.ts`,
  dependsOn: contractSources,
  output: `${folder}/list-screen.schema.json`,
  render: async (_sources, root) => {
    const { href } = pathToFileURL(join(root, folder, "src/json-schema.ts"));
    const { listScreenJsonSchema } = await import(href);
    return `${JSON.stringify(listScreenJsonSchema(), null, 2)}\n`;
  },
};
