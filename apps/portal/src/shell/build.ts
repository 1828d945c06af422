/** The interval between checks for a new build, in milliseconds (specification, part 2, section 9). */
export const checkInterval = 600_000;
/** How long the notice about a new build is shown: 18 minutes. */
export const noticeLifetime = 1_080_000;

/** Returns the build id of a page from its `<meta name="build">`, or undefined if it has none. */
export function buildOf(page: Document): string | undefined {
  return page.querySelector<HTMLMetaElement>('meta[name="build"]')?.content || undefined;
}

/** The last notice about a new build. */
export interface ShownNotice {
  readonly build: string;
  readonly at: number;
}

/** Whether to notify about a deployed build: if it isn't the page's own, and no notice about it is shown. */
export function shouldNotify(
  deployed: string | undefined,
  current: string | undefined,
  lastNotice: ShownNotice | undefined,
  now: number,
): deployed is string {
  if (!deployed || !current || deployed === current) return false;
  return lastNotice?.build !== deployed || now - lastNotice.at >= noticeLifetime;
}
