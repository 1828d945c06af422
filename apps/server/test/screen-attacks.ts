const action = { id: "x", label: "X" };

/** Documents that no administrator gets past a draft, and where the fault lies. */
export const screenAttacks: readonly [
  what: string,
  changes: Readonly<Record<string, unknown>>,
  path: string,
][] = [
  ["an address in place of a call", { endpoints: { list: "https://evil.test/rows" } }, "endpoints.list"],
  ["a call there is not", { endpoints: { list: "constructor" } }, "endpoints.list"],
  ["a list that its people may not read", { access: "customer" }, "endpoints.list"],
  ["everybody", { access: "anyone" }, "endpoints.list"],
  ["a value without its mask", { columns: [{ field: "insuredName", masked: false }] }, "columns[0].masked"],
  ["a field that the list does not give", { columns: ["ssn"] }, "columns[0]"],
  [
    "1,000 columns",
    { columns: Array.from({ length: 1_000 }, (_, index) => ({ field: "agent", id: `c${index}` })) },
    "columns",
  ],
  ["the path of a built-in screen", { path: "policies/manage" }, "path"],
  ["the path of another added screen", { path: "screens/another" }, "path"],
  ["a path with a parameter", { id: "agent-id", path: "screens/:agentId" }, "path"],
  ["a part of the portal's own code", { header: [{ kind: "custom", name: "legend" }] }, "header[0]"],
  [
    "an action of the portal's own code",
    { actions: [{ ...action, kind: "custom", name: "x" }] },
    "actions[0]",
  ],
  [
    "an action that sets what is configured",
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
  ["a word there is not", { html: "<b>Bold</b>" }, "html"],
  ["text that is written backwards", { title: "Policies \u202eecarg ni" }, "title"],
  [
    "a permanent filter that the list does not take",
    { permanentFilters: { agentId: "x" } },
    "permanentFilters.agentId",
  ],
];
