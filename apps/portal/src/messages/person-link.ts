/** The texts of links from records to their person. */
export const personLinkMessages = {
  open: "Person",
  hint: "Everything about this person: all records, household, and history",
};
