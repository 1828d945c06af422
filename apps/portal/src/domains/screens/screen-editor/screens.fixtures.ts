/** A valid custom screen. */
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
