/**
 * Milliseconds after leaving a field until it is marked: an error that appears while the pointer is down on something
 * beneath would move that away, and the press would be lost.
 */
export const errorDelay = 300;
