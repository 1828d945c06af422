/** The texts of the dialog that deletes statements. */
export const statementMessages = {
  delete: {
    title: "Delete Statements",
    carrier: "Carrier",
    month: "Month",
    year: "Year",
    choose: "Select…",
    submit: "Delete",
    loading: "Counting lines…",
    done: "Statements deleted!",
  },
};
