const source = "^(packages|apps)/[^/]+/src/";

/** May `from` import `to`? What is not said here is allowed. */
const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: "error",
  from: { path: from },
  to: { path: to },
});

/** The domains of the server with the domains that they import. `platform` serves all of them. */
const serverDomains = {
  accounts: [],
  commissions: [],
  "follow-ups": ["offline"],
  leads: ["follow-ups"],
  marketplace: ["offline", "policies"],
  offline: [],
  payments: [],
  people: ["follow-ups", "offline", "policies"],
  policies: ["commissions", "follow-ups"],
  quotes: ["marketplace"],
  screens: [],
  settings: [],
  "time-off": [],
  platform: ["follow-ups", "people"],
};

/** The domains of the portal with the domains that they import. Their screens are in `screens/`. */
const portalDomains = {
  accounts: [],
  commissions: [],
  "follow-ups": [],
  marketplace: ["people"],
  offline: [],
  payments: [],
  people: ["quotes"],
  policies: [],
  quotes: [],
  screens: [],
  settings: [],
  "time-off": [],
};

function domainsApart(folder, domains) {
  return Object.entries(domains).map(([domain, imported]) => {
    const from = domain === "platform" ? domain : `domains/${domain}`;
    const allowed = [domain, ...imported].map((name) => `${name}/`).join("|");
    return forbid(
      `domains-apart: ${domain}`,
      "A domain imports only the domains that are listed for it.",
      `^${folder}/${from}/(?!.*\\.(test|stories|fixtures)\\.)`,
      `^${folder}/domains/(?!${allowed})`,
    );
  });
}

export default {
  forbidden: [
    {
      name: "no-cycles",
      severity: "error",
      comment: "A cycle has no order to be read in.",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-unresolved",
      severity: "error",
      comment: "What is imported is there and declared in package.json.",
      from: { path: source },
      // Vite's `?inline` isn't part of the name that the package exports.
      to: { couldNotResolve: true, pathNot: "^@portico/renderer/styles\\.css\\?inline$" },
    },
    {
      name: "no-undeclared",
      severity: "error",
      comment: "Each package declares what it imports.",
      from: { path: source },
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    },
    forbid(
      "ui-stands-alone",
      "The design system knows nothing of the product.",
      "^packages/ui/",
      "^(packages/(?!ui/|format/)|apps/)",
    ),
    forbid(
      "format-imports-nothing",
      "Formatters are pure functions that run anywhere.",
      "^packages/format/src/(?!.*\\.test\\.ts$)",
      "^(packages/(?!format/src/)|apps/|node_modules/)|^node:",
    ),
    forbid(
      "endpoints-know-no-product",
      "How calls are declared is the same for every product.",
      "^packages/endpoints/",
      "^(packages/(?!endpoints/|format/)|apps/)",
    ),
    forbid(
      "endpoints-import-only-zod",
      "Declarations of calls run anywhere. Their schemas use zod, and nothing else.",
      "^packages/endpoints/src/(?!.*\\.test\\.ts$)",
      "node_modules/(?!\\.pnpm/|zod/)|^node:",
    ),
    forbid(
      "core-knows-no-product",
      "The screen language and its renderer are the same for every product. Their tests may use Portico's.",
      "^packages/(screens|renderer)/(?!.*\\.(test|stories|fixtures)\\.)",
      "^(packages/(?!endpoints/|screens/|renderer/|format/|ui/)|apps/)",
    ),
    forbid(
      "renderer-knows-no-portal",
      "The renderer gets what it needs of an app from its host. Its stories have a host of their own.",
      "^packages/renderer/",
      "^apps/",
    ),
    forbid(
      "texts-come-from-the-host",
      "Components read their texts with hooks, so that a host can replace the English ones.",
      "^packages/renderer/src/(?!messages/)",
      "^packages/renderer/src/messages/(english|spanish)/",
    ),
    forbid(
      "contract-below-language",
      "The contract imports @portico/endpoints and @portico/format, and nothing else of ours.",
      "^packages/contract/",
      "^(packages/(?!contract/|endpoints/|format/)|apps/)",
    ),
    forbid(
      "language-below-apps",
      "The screen language knows the contract, not the apps.",
      "^packages/portal-config/",
      "^apps/",
    ),
    forbid(
      "language-is-data",
      "The screen language draws nothing.",
      "^packages/(screens|portal-config)/src/",
      "^packages/ui/",
    ),
    forbid("apps-apart", "The portal reaches the server by calls alone.", "^apps/portal/", "^apps/server/"),
    forbid(
      "server-draws-nothing",
      "The server does not depend on React or on a page.",
      "^apps/server/src/",
      "^packages/ui/|^apps/portal/|node_modules/react/",
    ),
    forbid(
      "endpoints-without-zod",
      "List pages load the contract without zod.",
      "^packages/(endpoints|contract)/src/(?!schemas/|features/loaders\\.ts$|.*\\.schemas\\.)",
      "^packages/(endpoints|contract)/src/schemas/|\\.schemas\\.ts$|node_modules/zod/",
    ),
    forbid(
      "session-below-calls",
      "The session knows no calls and no views, except whether there are unsaved changes.",
      "^apps/portal/src/session/",
      "^apps/portal/src/(api|app|shell|pages|domains)",
    ),
    forbid(
      "calls-below-views",
      "Calls know no views.",
      "^(apps/portal/src/api|packages/renderer/src/client)/",
      "^apps/portal/src/(app|shell|pages|domains)|^packages/renderer/src/(?!client/|messages/|entries/client\\.ts)",
    ),
    forbid(
      "screens-are-data",
      "A screen imports the language and the contract, no code of the portal.",
      "^apps/portal/src/screens/",
      "^apps/portal/src/(?!screens/)|node_modules/react/",
    ),
    ...domainsApart("apps/server/src", serverDomains),
    ...domainsApart("apps/portal/src", portalDomains),
    forbid(
      "tools-below-domains",
      "What domains are built on does not know them. The types of services name the Marketplace.",
      "^apps/server/src/(?!domains/|platform/|commands/|demo/|sandbox/|services/|[^/]+\\.ts$)(?!.*\\.test\\.ts$)",
      "^apps/server/src/(domains|platform)/",
    ),
    forbid(
      "lists-below-builders",
      "The builders of features are made of lists, access and audit, which do not know them.",
      "^apps/server/src/(lists|access|db|audit|configuration)/",
      "^apps/server/src/feature/",
    ),
  ],
  options: {
    doNotFollow: { path: ["node_modules", "(^|/)dist/"] },
    exclude: { path: ["\\.cache/"] },
    tsPreCompilationDeps: "specify",
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
    },
    tsConfig: { fileName: "tsconfig.base.json" },
  },
};
