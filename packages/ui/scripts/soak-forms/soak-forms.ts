/**
 * Fills the form of `consumers/vite-app` at random and checks the rules of the form kit after each action.
 * Usage: soak-forms.ts [minutes] [seed]. A failure prints the seed and the last actions.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright";
import { preview } from "vite";
import { launchBrowser } from "../../../../scripts/browser.ts";
import { buildConsumer } from "../../../../scripts/consumers/consumer-app.ts";
import { packTarballs, tarballFiles } from "../../../../scripts/consumers/tarball.ts";
import { viteApp } from "../package-checks/hosts.ts";
import { fillControl } from "./fill-field.ts";
import { brokenRules, type FormState, readForm } from "./form-state.ts";
import { type Random, randomOf } from "./random.ts";
import { savedProblems } from "./saved-values.ts";

const packageDir = join(dirname(fileURLToPath(import.meta.url)), "../..");
const controls =
  "input:not([type=hidden],[type=file],[aria-hidden]):enabled, select:enabled, textarea:enabled, [role=checkbox]";
/** A step of a round. */
interface Action {
  /** The field that it changed, if any. */
  readonly changed: string | undefined;
  readonly problems: readonly string[];
}

/** The plan of a round. */
interface Round {
  /** The control to fill next with a valid value; undefined after the last one. */
  toFill: number | undefined;
  /** Whether the next step saves the form, which must succeed. */
  mustSave: boolean;
}

const counts = { rounds: 0, actions: 0, submissions: 0 };

/** Changes a control, a random one without an index. Returns its field, and what is wrong with its value. */
async function changeField(page: Page, random: Random, log: string[], index?: number): Promise<Action> {
  const isValid = index !== undefined || random.chance(0.85);
  const all = page.locator("[data-form-field]").locator(controls);
  const control = all.nth(index ?? random.below(await all.count()));
  const name = await control.evaluate(
    (element) => element.closest<HTMLElement>("[data-form-field]")?.dataset.formField ?? "",
  );
  const field = name.split(".").at(-1) ?? name;
  const { what, shown } = await fillControl(page, control, { field, random, isValid });
  log.push(`${name}: ${what}`);
  if (shown === undefined) return { changed: name, problems: [] };
  const value = await control.inputValue();
  return {
    changed: name,
    problems: value === shown ? [] : [`${name} shows "${value}" instead of "${shown}".`],
  };
}

const buttons = ["Submit application", "Show Errors", "Add dependent", "Remove Dependent 1"];

/** Presses a button. Returns the field that it changes. */
async function pressButton(page: Page, name: string, log: string[]): Promise<string | undefined> {
  const button = page.getByRole("button", { name });
  if ((await button.count()) === 0) return undefined;
  log.push(`presses ${name}`);
  // By keyboard, because the save bar may cover it.
  await button.press("Enter");
  if (!name.startsWith("Remove")) return undefined;
  await page
    .getByRole("alertdialog")
    .or(page.getByRole("dialog"))
    .getByRole("button", { name: "Yes" })
    .click();
  return "dependents";
}

/** Waits until nothing is pending, and reads the form. */
async function settledForm(page: Page): Promise<FormState> {
  await page.waitForFunction(() => !document.querySelector("form [aria-busy=true], [role=dialog]"));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30))));
  return readForm(page);
}

/** Does a step of a round: most rounds fill every field with valid values and save, before random steps. */
async function nextAction(
  page: Page,
  { random, log, round }: { random: Random; log: string[]; round: Round },
): Promise<Action> {
  if (round.toFill !== undefined) {
    const index = round.toFill;
    const count = await page.locator("[data-form-field]").locator(controls).count();
    round.toFill = index + 1 < count ? index + 1 : undefined;
    round.mustSave = index + 1 >= count;
    return changeField(page, random, log, index);
  }
  const isButton = round.mustSave || random.chance(0.1);
  if (!isButton) return changeField(page, random, log);
  const name = round.mustSave ? "Submit application" : random.pick(buttons);
  return { changed: await pressButton(page, name, log), problems: [] };
}

/** Fills the form from the start. Returns what broke. */
async function runRound(page: Page, random: Random, log: string[]): Promise<readonly string[]> {
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${new URL(page.url()).origin}/?page=enrollment`);
  await page.getByRole("button", { name: "Submit application" }).waitFor();
  const round: Round = { toFill: random.chance(0.7) ? 0 : undefined, mustSave: false };
  if (round.toFill !== undefined && random.chance(0.5)) await pressButton(page, "Add dependent", log);
  let before = await settledForm(page);
  let initial = before;
  let saved = "";
  for (let step = 0; step < 120; step += 1) {
    const { mustSave } = round;
    const { changed, problems: wrong } = await nextAction(page, { random, log, round });
    if (mustSave) round.mustSave = false;
    const after = await settledForm(page);
    counts.actions += 1;
    const output = (await page.locator("output").textContent()) ?? "";
    const isSaved = output !== saved;
    const problems = [
      ...wrong,
      ...(isSaved ? savedProblems(output, after) : []),
      ...(mustSave && !isSaved ? ["A form with valid values was not saved."] : []),
    ];
    if (isSaved) {
      saved = output;
      initial = after;
      counts.submissions += 1;
    }
    // Removing an entry moves the ones below it.
    const isMoved = changed?.startsWith("dependents");
    const broken = brokenRules(isMoved ? { ...before, values: {} } : before, after, { changed, initial });
    if (problems.length + broken.length > 0) return [...problems, ...broken];
    before = after;
  }
  return [];
}

const [minutes = "10", seedText = String(Date.now() % 1_000_000)] = process.argv.slice(2);
const seed = Number(seedText);
const into = mkdtempSync(join(tmpdir(), "portico-form-soak-"));
const log: string[] = [];
const problems: string[] = [];
console.log(`Filling the form for ${minutes} minutes with seed ${seed}.`);
try {
  const consumers = join(packageDir, "consumers");
  const tarballs = packTarballs(["format", "ui"], "form-soak");
  const added = { "src/sample": join(consumers, "sample") };
  const app = await buildConsumer(viteApp, {
    from: consumers,
    added,
    tarballs: tarballFiles(tarballs),
    into,
  });
  const server = await preview({ root: app, logLevel: "silent", preview: { host: "127.0.0.1" } });
  const browser = await launchBrowser();
  const page = await browser.newPage();
  page.on("pageerror", (error) => problems.push(`throws: ${error.message}`));
  page.on("console", (message) => message.type() === "error" && problems.push(`console: ${message.text()}`));
  await page.goto(server.resolvedUrls?.local[0] ?? "");
  const random = randomOf(seed);
  const end = performance.now() + Number(minutes) * 60_000;
  while (performance.now() < end && problems.length === 0) {
    log.length = 0;
    problems.push(...(await runRound(page, random, log)));
    counts.rounds += 1;
  }
  await browser.close();
  await server.close();
} finally {
  rmSync(into, { recursive: true, force: true });
}
console.log(`${counts.rounds} rounds, ${counts.actions} actions, ${counts.submissions} saved.`);
if (problems.length > 0) {
  console.error(
    `Failed with seed ${seed}:\n${problems.join("\n")}\nLast actions:\n${log.slice(-12).join("\n")}`,
  );
  process.exitCode = 1;
}
