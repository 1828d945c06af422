/** The texts of links from records to their person. */
export const personLinkMessages = {
  open: "Person",
  hint: "All records, household, and history of this person",
};
