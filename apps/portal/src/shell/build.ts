/** Milliseconds between two looks for a newer build (specification, part 2, section 9). */
export const checkEvery = 600_000;
/** Milliseconds that the notice of a newer build stays: 18 minutes. */
export const noticeStays = 1_080_000;

/** The build that a page was made by, from its `<meta name="build">`; undefined where it does not say. */
export function buildOf(page: Document): string | undefined {
  return page.querySelector<HTMLMetaElement>('meta[name="build"]')?.content || undefined;
}

/** A notice of a newer build, and when it was shown. */
export interface ShownNotice {
  readonly build: string;
  readonly at: number;
}

/** Whether to speak of a build found on the server: not of the own one, and not while a notice of it still is. */
export function isWorthANotice(
  found: string | undefined,
  own: string | undefined,
  last: ShownNotice | undefined,
  now: number,
): found is string {
  if (!found || !own || found === own) return false;
  return last?.build !== found || now - last.at >= noticeStays;
}
