const action = { id: "x", label: "X" };

/** Documents that can only be saved as drafts, with the path of the error. */
export const screenAttacks: readonly [
  what: string,
  changes: Readonly<Record<string, unknown>>,
  path: string,
][] = [
  ["a URL instead of a call", { endpoints: { list: "https://evil.test/rows" } }, "endpoints.list"],
  ["an unknown call", { endpoints: { list: "constructor" } }, "endpoints.list"],
  ["a list that its audience can't read", { access: "customer" }, "endpoints.list"],
  ["everybody", { access: "anyone" }, "endpoints.list"],
  ["an unmasked value", { columns: [{ field: "insuredName", masked: false }] }, "columns[0].masked"],
  ["a field that the list doesn't have", { columns: ["ssn"] }, "columns[0]"],
  [
    "1,000 columns",
    { columns: Array.from({ length: 1_000 }, (_, index) => ({ field: "agent", id: `c${index}` })) },
    "columns",
  ],
  ["the path of a built-in screen", { path: "policies/manage" }, "path"],
  ["the path of another custom screen", { path: "screens/another" }, "path"],
  ["a path with a parameter", { id: "agent-id", path: "screens/:agentId" }, "path"],
  ["a component from the portal's code", { header: [{ kind: "custom", name: "legend" }] }, "header[0]"],
  ["an action from the portal's code", { actions: [{ ...action, kind: "custom", name: "x" }] }, "actions[0]"],
  [
    "an action that changes the configuration",
    { actions: [{ ...action, kind: "call", endpoint: "generalConfig.remove" }], selection: { mode: "one" } },
    "actions[0].endpoint",
  ],
  [
    "an action that approves a screen",
    { actions: [{ ...action, kind: "call", endpoint: "screens.approve" }], selection: { mode: "one" } },
    "actions[0].endpoint",
  ],
  [
    "a link that is a script",
    { rowActions: [{ ...action, kind: "link", to: "javascript:alert(1)" }] },
    "rowActions[0].to",
  ],
  ["an unknown keyword", { html: "<b>Bold</b>" }, "html"],
  ["reversed text", { title: "Policies \u202eecarg ni" }, "title"],
  [
    "a fixed filter that the list doesn't have",
    { permanentFilters: { agentId: "x" } },
    "permanentFilters.agentId",
  ],
  [
    "several values of a filter that takes one",
    { permanentFilters: { policyNumber: ["1", "2"] } },
    "permanentFilters.policyNumber",
  ],
  [
    "too many values of a fixed filter",
    { permanentFilters: { carrier: Array.from({ length: 51 }, (_, index) => `Carrier ${index}`) } },
    "permanentFilters.carrier",
  ],
];
