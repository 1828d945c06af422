import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchBrowser } from "../../../../scripts/browser.ts";
import { type Browser, runBrowserChecks } from "../../../../scripts/consumers/browser-checks.ts";
import { buildConsumer, type Places } from "../../../../scripts/consumers/consumer-app.ts";
import { checkPolicy } from "../../../../scripts/consumers/policy.ts";
import { type Host, hosts } from "./hosts.ts";
import { type Pictures, samplePage } from "./sample-page-checks.ts";

/** Builds share the processors, and those of more than two would slow each other down. */
const buildsAtOnce = 2;

/** Returns the problems of the apps outside the workspace that install the tarballs, as seen in a browser. */
export async function checkConsumers(packageDir: string, tarballs: Places["tarballs"]): Promise<string[]> {
  const into = mkdtempSync(join(tmpdir(), "portico-consumers-"));
  const browser = await launchBrowser();
  try {
    const pictures = new Map<string, Pictures>();
    const waiting = [...hosts];
    const problems: string[] = [];
    const checkNext = async (): Promise<void> => {
      const host = waiting.shift();
      if (!host) return;
      const consumers = join(packageDir, "consumers");
      const added = { [join(host.sampleIn, "sample")]: join(consumers, "sample") };
      const places = { from: consumers, added, tarballs, into };
      problems.push(...(await checkHost(browser, host, places, pictures)));
      return checkNext();
    };
    await Promise.all(Array.from({ length: buildsAtOnce }, checkNext));
    return [...problems, ...comparePictures(pictures, join(packageDir, ".cache/hosts"))];
  } finally {
    await browser.close();
    rmSync(into, { recursive: true, force: true });
  }
}

/** Builds a host, serves it, and opens its pages. Adds the pictures of its sample page, by site. */
async function checkHost(
  browser: Browser,
  { app, serve, samplePath, sampleChecks, pages = [] }: Host,
  places: Places,
  pictures: Map<string, Pictures>,
): Promise<string[]> {
  const problems: string[] = [];
  try {
    const dir = await buildConsumer(app, places);
    for (const open of serve) {
      const site = await open(dir);
      try {
        const at = (path: string) => ({ name: site.name, url: new URL(path, site.url).href });
        const taken: Pictures = new Map();
        pictures.set(site.name, taken);
        const checks = { ...sampleChecks, ...samplePage(taken) };
        problems.push(...(await checkPolicy(browser, at(samplePath), site.needs)));
        for (const [path, looks] of [[samplePath, checks] as const, ...pages])
          problems.push(...(await runBrowserChecks(browser, at(path), looks)));
      } finally {
        await site.close();
      }
    }
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
  return problems;
}

/**
 * Returns the parts of the sample page that look different from those in the first host, which has no styles of its own,
 * and saves both pictures.
 */
function comparePictures(pictures: ReadonlyMap<string, Pictures>, saveIn: string): string[] {
  const [first] = hosts;
  const plain = first && pictures.get(first.app.name);
  if (!plain) return ["The first host has no pictures, so the others cannot be compared with it."];
  rmSync(saveIn, { recursive: true, force: true });
  return [...pictures].flatMap(([site, taken]) =>
    [...plain].flatMap(([part, picture]) => {
      const other = taken.get(part);
      if (other?.equals(picture)) return [];
      mkdirSync(saveIn, { recursive: true });
      writeFileSync(join(saveIn, `${part}.png`), picture);
      if (other) writeFileSync(join(saveIn, `${part} in ${site}.png`), other);
      return [`${part} looks different in ${site}. Compare the pictures in ${saveIn}.`];
    }),
  );
}
