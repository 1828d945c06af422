/** Something wrong with an input file, which its author can fix. */
export class InputError extends Error {}
