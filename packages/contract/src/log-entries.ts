/** The levels of stored log entries, lowest first. */
export const logLevels = ["Info", "Warning", "Error", "Fatal"] as const;
/** A level of a stored log entry. */
export type LogLevel = (typeof logLevels)[number];

/** What log entries are about. `system` is everything else. */
export const logCategories = ["export", "job", "sign-in", "system", "upload"] as const;
/** A category of log entries. */
export type LogCategory = (typeof logCategories)[number];
