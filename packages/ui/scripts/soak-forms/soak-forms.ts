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
import { buildConsumer } from "../package-checks/consumer-app.ts";
import { viteApp } from "../package-checks/consumers.ts";
import { packTarball } from "../package-checks/tarball.ts";
import { fillControl } from "./fill-field.ts";
import { brokenRules, type FormState, readForm } from "./form-state.ts";
import { type Random, randomOf } from "./random.ts";

const packageDir = join(dirname(fileURLToPath(import.meta.url)), "../..");
const controls =
  "input:not([type=hidden],[type=file],[aria-hidden]):enabled, select:enabled, textarea:enabled, [role=checkbox]";
const counts = { rounds: 0, actions: 0, submissions: 0 };

/** Changes a control, a random one without an index. Returns its field. */
async function changeField(page: Page, random: Random, log: string[], index?: number): Promise<string> {
  const isValid = index !== undefined || random.chance(0.85);
  const all = page.locator("[data-form-field]").locator(controls);
  const control = all.nth(index ?? random.below(await all.count()));
  const name = await control.evaluate(
    (element) => element.closest<HTMLElement>("[data-form-field]")?.dataset.formField ?? "",
  );
  const field = name.split(".").at(-1) ?? name;
  log.push(`${name}: ${await fillControl(page, control, { field, random, isValid })}`);
  return name;
}

/** Presses a random button. */
async function pressButton(page: Page, random: Random, log: string[]): Promise<string | undefined> {
  const name = random.pick(["Submit application", "Show Errors", "Add dependent", "Remove Dependent 1"]);
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

/** What was saved, compared with the form. */
function savedProblems(saved: string, { values }: FormState): readonly string[] {
  const { firstName, note, email } = JSON.parse(saved);
  const shown = [values["firstName 0"], values["note 0"], values["email 0"]];
  return JSON.stringify([firstName, note, email]) === JSON.stringify(shown)
    ? []
    : [`Saved ${saved}, but the form shows ${shown.join(", ")}.`];
}

/** Fills the form from the start. Returns what broke. */
async function runRound(page: Page, random: Random, log: string[]): Promise<readonly string[]> {
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${new URL(page.url()).origin}/?page=enrollment`);
  await page.getByRole("button", { name: "Submit application" }).waitFor();
  let before = await settledForm(page);
  let initial = before;
  let saved = "";
  // Half of the rounds fill everything first, so that the form can be saved.
  const filled = random.chance(0.5) ? await page.locator("[data-form-field]").locator(controls).count() : 0;
  for (let step = 0; step < 120; step += 1) {
    const isButton = step > filled && random.chance(0.1);
    const index = step < filled ? step : undefined;
    const changed =
      isButton || step === filled
        ? await pressButton(page, random, log)
        : await changeField(page, random, log, index);
    const after = await settledForm(page);
    counts.actions += 1;
    const output = (await page.locator("output").textContent()) ?? "";
    const problems = output === saved ? [] : savedProblems(output, after);
    if (output !== saved) {
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
  const tarball = packTarball(packageDir).file;
  const formatTarball = packTarball(join(packageDir, "../format")).file;
  const app = await buildConsumer(viteApp, { packageDir, tarball, formatTarball, into });
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
