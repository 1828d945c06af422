/** The most rows that one call changes (security, 7). */
export const maxBulkRows = 10_000;

/** The longest comment of a status change, in characters. */
export const maxStatusComment = 2000;
