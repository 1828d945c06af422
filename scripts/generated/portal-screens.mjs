import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { contractFeatures, contractSources } from "./contract-features.mjs";
import { InputError } from "./input-error.mjs";
import { endpointEntries, isOfShell } from "./portal-shell-endpoints.mjs";
import { referenceSources } from "./reference-table.mjs";

const folder = "apps/portal/src/screens";
const inputs = `${folder}/*.{ts,json}`;

/** The data of each screen: itself with the endpoints of the features that it uses, loaded when it is opened. */
export const portalScreenModules = {
  inputs,
  dependsOn: [...contractSources, referenceSources],
  output: `${folder}/generated/modules/*.ts`,
  render: async (_sources, root) => {
    const modules = await screenModules(root);
    return new Map(
      modules.map((module) => [`${folder}/generated/modules/${module.screen.id}.ts`, moduleOf(module)]),
    );
  },
};

/** Each screen with its file, and the features whose endpoints load with it. */
export async function screenModules(root) {
  const contract = await contractFeatures(root);
  const sources = await screenSources(root);
  const { references } = await import(
    pathToFileURL(join(root, "packages/screens/src/references/references.ts")).href
  );
  return sources.map((source) => {
    const named = references(source.screen).flatMap(({ names, name }) => (names === "endpoint" ? name : []));
    return { ...source, used: featuresUsed(named, contract) };
  });
}

/** The entries of an object that holds the endpoints of these features. */
export function endpointsText(features) {
  return features.map(({ endpoints }) => endpointEntries(endpoints)).join("\n");
}

/** What router and sidebar need of each screen, which is all that the first load has of it. */
export const portalScreenOutlines = {
  inputs,
  output: `${folder}/generated/outlines.ts`,
  isCommitted: true,
  render: async (_sources, root) => {
    const screens = await screenSources(root);
    return `
      import type { ScreenEntry } from "../screen-outline.ts";

      /** Every screen of the portal in outline. */
      export const outlines: readonly ScreenEntry[] = [
        ${screens.map(({ screen }) => outlineCode(screen)).join("\n")}
      ];
    `;
  },
};

/** The views that screens declare, which the command palette offers and so loads. */
export const portalDeclaredViews = {
  inputs,
  output: `${folder}/generated/declared-views.ts`,
  render: async (_sources, root) => {
    const screens = await screenSources(root);
    const views = screens.flatMap(({ screen: { id, views: declared = [] } }) =>
      declared.map(({ label, filters }) => ({ screenId: id, label, search: searchOf(filters) })),
    );
    return `
      import type { DeclaredView } from "../screen-outline.ts";

      /** The views of all screens of the portal. */
      export const declaredViews: readonly DeclaredView[] = ${JSON.stringify(views)};
    `;
  },
};

/** The query of an address with these filters, several values of one as several parameters. */
function searchOf(filters) {
  const values = Object.entries(filters).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
  return String(new URLSearchParams(values));
}

async function screenSources(root) {
  const { screenSources: read } = await import(
    pathToFileURL(join(root, "apps/portal/portal-screens.ts")).href
  );
  return read().catch((error) => {
    throw new InputError(`A screen in ${folder} can't be read:\n${error.message}`);
  });
}

function outlineCode({ kind, id, path, title, access, navigation, detail }) {
  const page = detail?.path && { path: detail.path, title: detail.title, idField: detail.idField };
  const words = Object.entries({ kind, id, path, title, access, navigation, detail: page })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)},`);
  return `{ ${words.join(" ")} load: () => import("./modules/${id}.ts") },`;
}

function moduleOf({ file, screen, used }) {
  return `
    import type { Endpoint } from "@portico/contract";
    import type { ListScreen } from "@portico/portal-config";

    /** The screen, from \`${file}\`. */
    export const screen: ListScreen = ${JSON.stringify(screen)};

    /** The endpoints of the features that it uses. */
    export const endpoints: Readonly<Record<string, Endpoint>> = {
      ${endpointsText(used)}
    };
  `;
}

/**
 * The features with the endpoints that a screen names, and those whose lookups their filters offer, but for features
 * that the first load has whole.
 */
function featuresUsed(named, contract) {
  const direct = contract.filter(({ endpoints }) => named.some((id) => Object.hasOwn(endpoints, id)));
  const offered = new Set(direct.flatMap(({ endpoints }) => optionsIn(endpoints)));
  const isAvailable = ({ endpoints }) => Object.keys(endpoints).some((id) => offered.has(id));
  const isLoaded = ({ endpoints }) => Object.keys(endpoints).every(isOfShell);
  return contract.filter(
    (feature) => (direct.includes(feature) || isAvailable(feature)) && !isLoaded(feature),
  );
}

/** The lookups with the options of filters. */
function optionsIn(endpoints) {
  return Object.values(endpoints).flatMap(({ filters = {} }) =>
    Object.values(filters).flatMap(({ options = [] }) => options),
  );
}
