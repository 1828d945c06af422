/** The text of form fields. */
export interface FieldMessages {
  fields: {
    /** The button that shows or hides a password. */
    showPassword: string;
    /** Announced near the limit of a text area. */
    charactersLeft: (count: number) => string;
    characterCount: (count: number, limit: number) => string;
  };
}

export const englishFields: FieldMessages = {
  fields: {
    showPassword: "Show password",
    charactersLeft: (count) => (count === 1 ? "1 character left" : `${count} characters left`),
    characterCount: (count, limit) => `${count} of ${limit} characters`,
  },
};
