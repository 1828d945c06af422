import { contractFeatures, contractSources, endpointSources } from "./contract-features.mjs";

/** What the portal's frame and every list call: whole features, or single endpoints. */
const shell = [
  /^(agents|carriers|cities|counties|countries|states|types)\./,
  /^(preferences|selections)\./,
  /^(configuration\.get|favorites\.(list|records)|followUps\.due|identity\.logout|session\.activity|user\.photo)$/,
];

/** What the dashboard calls. */
const dashboard = [/^dashboard\./, /^(followUps|policyNonPaid|lostPolicy|leads|screens|pto|tracking)\.list$/];

/** Whether the endpoint of that id is part of the first load. */
export function isOfShell(id) {
  return shell.some((pattern) => pattern.test(id));
}

/** The endpoints of the portal's first load, without the sentences that only the OpenAPI document shows. */
export const portalShellEndpoints = endpointsOf(shell, {
  output: "apps/portal/src/api/generated/shell-endpoints.ts",
  name: "shellEndpoints",
  comment: "The endpoints that the portal's frame and every list call; they are part of the first load.",
});

/** The endpoints of the dashboard, so that it needs no files of features. */
export const portalDashboardEndpoints = endpointsOf(dashboard, {
  output: "apps/portal/src/api/generated/dashboard-endpoints.ts",
  name: "dashboardEndpoints",
  comment: "The endpoints that the dashboard calls.",
});

/** A generated file with the endpoints whose ids match a pattern. */
function endpointsOf(patterns, { output, name, comment }) {
  return {
    ...endpointSources,
    dependsOn: contractSources,
    output,
    render: async (_sources, root) => {
      const features = await matchingFeatures(root, patterns);
      return `
      import type { Endpoint } from "@portico/contract";

      /** ${comment} */
      export const ${name}: Readonly<Record<string, Endpoint>> = {
        ${features.map(({ endpoints }) => endpointEntries(endpoints)).join("\n")}
      };
    `;
    },
  };
}

/** The features that are part of the first load, with those of their endpoints that are. */
export function shellFeatures(root) {
  return matchingFeatures(root, shell);
}

async function matchingFeatures(root, patterns) {
  const features = await contractFeatures(root);
  return features
    .map((feature) => {
      const matching = Object.entries(feature.endpoints).filter(([id]) =>
        patterns.some((pattern) => pattern.test(id)),
      );
      return { ...feature, endpoints: Object.fromEntries(matching) };
    })
    .filter(({ endpoints }) => Object.keys(endpoints).length > 0);
}

/**
 * The entries of an object that holds these endpoints, without the sentences that only the OpenAPI document shows, and
 * without what only the server does with filters.
 */
export function endpointEntries(endpoints) {
  const withoutServerKeys = (key, value) => (key === "matchesNames" ? undefined : value);
  return Object.entries(endpoints)
    .map(([id, endpoint]) => {
      const text = JSON.stringify({ ...shortened(endpoint), summary: "" }, withoutServerKeys);
      return `"${id}": ${text},`;
    })
    .join("\n");
}

/** Of a lookup, the portal only needs the path and the names of its filters, which are shipped as the shortest kind. */
function shortened(endpoint) {
  if (endpoint.kind !== "lookup") return endpoint;
  const filters = Object.keys(endpoint.filters).map((name) => [name, { kind: "text" }]);
  return { ...endpoint, fields: {}, filters: Object.fromEntries(filters) };
}
