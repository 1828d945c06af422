import { exportEnding } from "./export-ending.mjs";

const folder = "packages/contract/src/features";

/** All endpoints, merged from the features' files. */
export const contractEndpoints = {
  inputs: `${folder}/*.ts`,
  exclude: /\.(schemas|test)\.ts$|\/index\.ts$/,
  output: `${folder}/index.ts`,
  render: (sources) => `
    import type { Endpoint } from "../endpoint.ts";
    ${importsOf(sources, "Endpoints")}

    /** Every endpoint by id. Routes, the OpenAPI document and the portal's client are built from it. */
    export const endpoints = {
      ${spreadsOf(sources, "Endpoints")}
    } satisfies Record<string, Endpoint>;
  `,
};

/** The schemas of all calls, merged from the features' files. */
export const contractSchemas = {
  inputs: `${folder}/*.schemas.ts`,
  exclude: /\/index\.schemas\.ts$/,
  output: `${folder}/index.schemas.ts`,
  render: (sources) => `
    import type { CallId } from "../endpoints.ts";
    import type { CallSchemas } from "../schemas/call-schemas.ts";
    ${importsOf(sources, "Schemas")}

    /** The schemas of every call that is no list and no lookup; theirs follow from their fields and filters. */
    export const callSchemas = {
      ${spreadsOf(sources, "Schemas")}
    } satisfies Record<CallId, CallSchemas>;
  `,
};

function importsOf(sources, ending) {
  return sources
    .map((source) => `import { ${exportEnding(source, ending)} } from "./${source.name}";`)
    .join("\n");
}

function spreadsOf(sources, ending) {
  return sources.map((source) => `...${exportEnding(source, ending)},`).join("\n");
}
