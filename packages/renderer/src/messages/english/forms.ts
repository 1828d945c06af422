/** The texts of forms: declared ones, and the messages of schemas that have none of their own. */
export const englishForms = {
  loading: "Loading",
  notLoaded: "Couldn't load the form",
  broken: "This form can't be shown",
  noSuchForm: (id: string) => `forms: there is no form \`${id}\`. Correct the screen's declaration.`,
  noSuchEndpoint: (id: string) =>
    `forms: \`${id}\` is not an endpoint that takes a body. Correct the screen's declaration.`,
  fieldsRemoved: (fields: readonly string[]) =>
    `The form is shown without ${fields.join(", ")} because the server doesn't accept it. Tell an administrator.`,
  nothingToEdit: "Select a row to edit first.",
  isRequired: (label: string) => `${label} is required`,
  notANumber: "Enter a number",
  notADate: "Must be valid date",
  notAPhone: "Not a Phone",
  notAnEmail: "Enter a valid email address",
  choose: "Select…",
  optionsFailed: "Couldn't load the options",
  differs: (label: string, value: string) => (value ? `${label}: ${value}` : `${label}: none`),
  keepsSecret: "Leave blank to keep the current value.",
} as const;
