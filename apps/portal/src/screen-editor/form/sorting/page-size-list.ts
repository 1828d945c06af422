/** The sizes of a page that are offered to be ticked. */
export const commonSizes = [10, 20, 30, 50, 100, 200, 500] as const;
/** What a list offers unless its screen says. */
export const defaultSizes: readonly number[] = [10, 20, 30, 100, 500];

/** The page sizes of a document; undefined if they are anything else. */
export function readSizes(declared: unknown): readonly number[] | undefined {
  if (declared === undefined) return defaultSizes;
  if (!Array.isArray(declared)) return undefined;
  const sizes = declared.filter((size) => typeof size === "number");
  return sizes.length === declared.length ? sizes : undefined;
}

/** The sizes with one ticked or not any more; the first, which a list starts with, stays first. */
export function toggleSize(sizes: readonly number[], size: number): readonly number[] {
  if (sizes.includes(size)) return sizes.filter((one) => one !== size);
  return withFirst([...sizes, size], sizes[0] ?? size);
}

/** The sizes with the one first that a list starts with, the others from small to large. */
export function withFirst(sizes: readonly number[], first: number): readonly number[] {
  return [first, ...sizes.filter((size) => size !== first).toSorted((a, b) => a - b)];
}

/** How a document says sizes: the usual ones not at all. */
export function writeSizes(sizes: readonly number[]): readonly number[] | undefined {
  return sizes.join() === defaultSizes.join() ? undefined : sizes;
}

/** The page sizes to choose from: the common ones, and those of the document. */
export function selectableSizes(sizes: readonly number[]): readonly number[] {
  return [...new Set([...commonSizes, ...sizes])].toSorted((a, b) => a - b);
}
