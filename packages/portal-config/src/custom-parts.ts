/**
 * The names of built-in parts, by where screens can use them. The portal implements each. Custom screens can use none.
 */
export const customParts = {
  /** Buttons of a list. */
  action: ["print", "registerUser", "editUser", "resetPassword", "linkUser", "setVisibility"],
  /** Filters with their own controls. */
  filter: ["daysAhead"],
  /** Column formats. */
  format: ["age", "dateAt"],
  /** Widgets above a list. */
  widget: ["builtInScreens", "legend"],
} as const;
