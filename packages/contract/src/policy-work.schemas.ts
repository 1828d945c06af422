/** Options of the schemas of calls on policies, which uploads refresh. */
export const policyWorkOptions = {
  refreshedDate: "When an upload last refreshed the policies. Null before the first upload.",
} as const;
