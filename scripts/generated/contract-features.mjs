import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { relative } from "node:path/posix";
import { pathToFileURL } from "node:url";
import { exportEnding } from "./export-ending.mjs";
import { InputError } from "./input-error.mjs";

const folder = "packages/contract/src/features";

/** What endpoints are made of besides the features' files. */
export const contractSources = ["packages/contract/src/**/*.ts", "packages/endpoints/src/**/*.ts"];

/** The files with the features' endpoints. */
export const endpointSources = {
  inputs: `${folder}/**/*.ts`,
  exclude: /\.(schemas|test)\.ts$|\/(index|loaders)\.ts$/,
};

/** All endpoints, merged from the features' files. */
export const contractEndpoints = {
  ...endpointSources,

  output: `${folder}/index.ts`,
  render: (sources) => `
    import type { Endpoint } from "@portico/endpoints";
    ${importsOf(sources, "Endpoints")}

    /** Every endpoint by id. Routes, the OpenAPI document and the portal's client are built from it. */
    export const endpoints = {
      ${spreadsOf(sources, "Endpoints")}
    } satisfies Record<string, Endpoint>;
  `,
};

/** The schemas of all calls, merged from the features' files. */
export const contractSchemas = {
  inputs: `${folder}/**/*.schemas.ts`,
  exclude: /\/index\.schemas\.ts$/,
  output: `${folder}/index.schemas.ts`,
  render: (sources) => `
    import type { CallSchemas } from "@portico/endpoints/schemas";
    import type { CallId } from "../endpoints.ts";
    ${importsOf(sources, "Schemas")}

    /** The schemas of every call that is no list and no lookup; theirs follow from their fields and filters. */
    export const callSchemas = {
      ${spreadsOf(sources, "Schemas")}
    } satisfies Record<CallId, CallSchemas>;
  `,
};

/** Which feature's files to load for an endpoint that is known by its id alone. */
export const contractLoaders = {
  inputs: `${folder}/**/*.ts`,
  exclude: /\.test\.ts$|\/(index|index\.schemas|loaders)\.ts$/,
  output: `${folder}/loaders.ts`,
  render: async (sources, root) => {
    const schemas = new Map(
      sources.flatMap((source) => (source.name.endsWith(".schemas.ts") ? [[fileOf(source), source]] : [])),
    );
    const features = await featuresOf(
      sources.filter((source) => !schemas.has(fileOf(source))),
      root,
    );
    const entries = features.flatMap((feature) => {
      const { prefixes, file, exportName } = feature;
      const schemaFile = file.replace(/\.ts$/, ".schemas.ts");
      const source = schemas.get(schemaFile);
      return prefixes.map(
        (prefix) => `${prefix}: {
          endpoints: () => import("./${file}").then((module) => module.${exportName}),
          ${source ? `schemas: () => import("./${schemaFile}").then((module) => module.${exportEnding(source, "Schemas")}),` : ""}
        },`,
      );
    });
    return `
      import type { FeatureLoader } from "@portico/endpoints/schemas";

      /** Loads the files of one feature, by what the ids of its endpoints begin with. */
      export const featureLoaders: Readonly<Record<string, FeatureLoader>> = {
        ${entries.join("\n")}
      };
    `;
  },
};

/** All features of the contract, read from its files. */
export async function contractFeatures(root) {
  const paths = globSync(endpointSources.inputs, { cwd: root }).filter(
    (path) => !endpointSources.exclude.test(path),
  );
  const sources = paths.map((path) => {
    return { path, name: basename(path), text: readFileSync(join(root, path), "utf8") };
  });
  return featuresOf(sources, root);
}

/**
 * Each feature's file, the constant that holds its endpoints, the endpoints, and what their ids begin with.
 * @throws Error where ids of two features begin with the same word
 */
export async function featuresOf(sources, root) {
  const features = await Promise.all(
    byName(sources).map(async (source) => {
      const exportName = exportEnding(source, "Endpoints");
      const module = await import(pathToFileURL(join(root, source.path)).href);
      const endpoints = module[exportName];
      const prefixes = [...new Set(Object.keys(endpoints).map((id) => id.split(".")[0]))].sort();
      return { file: fileOf(source), exportName, endpoints, prefixes };
    }),
  );
  const all = features.flatMap(({ prefixes }) => prefixes);
  const repeated = all.find((prefix, index) => all.indexOf(prefix) < index);
  if (repeated !== undefined) throw new InputError(`Endpoints of two features begin with "${repeated}.".`);
  return features;
}

/** The path below the folder of features. */
function fileOf({ path }) {
  return relative(folder, path);
}

/** Features in the order of their names, not of their domains. Messages that list calls have this order. */
function byName(sources) {
  return sources.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

function importsOf(sources, ending) {
  return byName(sources)
    .map((source) => `import { ${exportEnding(source, ending)} } from "./${fileOf(source)}";`)
    .join("\n");
}

function spreadsOf(sources, ending) {
  return byName(sources)
    .map((source) => `...${exportEnding(source, ending)},`)
    .join("\n");
}
