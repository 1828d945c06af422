/** The storage key of the recently opened pages. It is removed when the session ends. */
export const recentPagesKey = "portico.recent";
