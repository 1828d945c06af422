/** The names of statuses of records that have two. */
export const statusLabels = {
  policyStatus: "policy status",
  unpaidStatus: "unpaid status",
  lostStatus: "lost status",
};
