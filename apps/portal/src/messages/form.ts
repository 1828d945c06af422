/** The texts of declared forms, and of two versions of a row. */
export const formMessages = {
  loading: "Loading",
  notLoaded: "This could not be loaded",
  broken: "This form cannot be shown",
  noSuchForm: (id: string) => `forms: there is no form \`${id}\`. Correct the screen's declaration.`,
  noSuchEndpoint: (id: string) =>
    `forms: \`${id}\` is no call that takes a body. Correct the screen's declaration.`,
  fieldsGone: (fields: readonly string[]) =>
    `This is shown without ${fields.join(", ")}, which the server does not take. Tell an administrator.`,
  nothingToEdit: "Select the row to edit first.",
  untouched: { create: "Fill in the form first", edit: "Change something first" },
  missing: (labels: readonly string[]) => `Still to be filled in: ${labels.join(", ")}`,
  hasErrors: "Correct what is marked first",
  validationFailed: "Validation form errors!",
  isRequired: (label: string) => `${label} is required`,
  notANumber: "Not a number",
  notADate: "Must be valid date",
  notAnEmail: "Not an email address",
  choose: "Choose…",
  optionsFailed: "The choices could not be loaded",
  keepsSecret: "Leave it empty to keep the one there is.",

  stale: {
    title: "Somebody else changed this",
    text: "It was saved elsewhere after you opened it. Choose for each field which version to keep.",
    same: "Both versions say the same. You can go on with the newer one.",
    mine: "Yours",
    theirs: "Saved elsewhere",
    nothing: "Nothing",
    keep: "Save this choice",
    reload: "Discard mine and reload",
  },
} as const;
