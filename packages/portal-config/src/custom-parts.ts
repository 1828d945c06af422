/**
 * The names of parts that are code of the portal's own, by where they stand. A screen names them; the portal implements
 * each. Screens that administrators add at run time use none.
 */
export const customParts = {
  /** Buttons of a list. */
  action: ["print"],
  /** Filters that are entered in a way of their own. */
  filter: ["daysAhead"],
  /** Ways to write a value. */
  format: ["age"],
  /** Widgets above a list. */
  widget: ["builtInScreens", "legend"],
} as const;
