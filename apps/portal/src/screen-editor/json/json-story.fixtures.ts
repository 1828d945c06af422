/** A screen that can be added as it is. */
export const lostScreen = {
  kind: "list",
  id: "lost-lately",
  path: "screens/lost-lately",
  title: "Lost Lately",
  access: "agent view.Policy|admin.Policy",
  navigation: { section: "policies", order: 7 },
  endpoints: { list: "lostPolicy.list" },
  filters: ["agent", "carrier", "reason"],
  columns: ["policyNumber", "insuredName", { field: "lostDate", header: "Lost" }, "agent"],
  sort: ["-lostDate"],
  pageSizes: [20, 100],
  empty: "No Data",
};

/** The text that a screen is stored as. */
export function textOf(screen: unknown): string {
  return `${JSON.stringify(screen, null, 2)}\n`;
}
