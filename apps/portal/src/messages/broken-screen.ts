/** What is wrong with a screen that cannot be shown, each with the path in its declaration. */
export const brokenScreenMessages = {
  hint: "Correct the screen's declaration.",
  noColumns: (list: string) => `columns: none of them is a field of \`${list}\`.`,
  noFilter: (path: string, name: string, list: string) =>
    `${path}: \`${name}\` is no filter of \`${list}\`, so the list would show more than it should.`,
  noList: (id: string) => `endpoints.list: there is no list \`${id}\`.`,
  noRowId: (field: string, list: string) => `rowId: \`${field}\` is no field of \`${list}\`.`,
} as const;
