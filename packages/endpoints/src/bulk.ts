/** The maximum number of rows that one call changes (security, 7). */
export const maxBulkRows = 10_000;

/** The maximum length of a selection token, in characters. */
export const maxSelectionToken = 2000;

/** How long a bulk change can be undone, in milliseconds (decisions, 44). */
export const undoLasts = 20_000;

/** The maximum length of a comment on a status change, in characters. */
export const maxStatusComment = 2000;
