/** A session ends after this many milliseconds without activity (specification, part 1, section 9). */
export const idleLimit = 900_000;
