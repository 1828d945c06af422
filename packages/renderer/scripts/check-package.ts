/**
 * Checks the packed packages of list screens with an app that `create-app` creates from `examples/agency`. It is outside
 * the workspace and knows nothing of Portico.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchBrowser } from "../../../scripts/browser.ts";
import { runBrowserChecks } from "../../../scripts/consumers/browser-checks.ts";
import { buildConsumer } from "../../../scripts/consumers/consumer-app.ts";
import { checkPolicy } from "../../../scripts/consumers/policy.ts";
import { serveProgram } from "../../../scripts/consumers/sites.ts";
import { packTarballs, tarballFiles } from "../../../scripts/consumers/tarball.ts";
import { agencyPage } from "./agency-checks.ts";

const name = "smile-office";
/** Names that only Portico's API and screens have. */
const porticoNames = ["PolicyNonPaid", "carriers.lookup", "/portal/"];

const into = mkdtempSync(join(tmpdir(), "portico-agency-"));
const browser = await launchBrowser();
try {
  const { "@portico/create-app": creator, ...tarballs } = packTarballs(
    ["format", "endpoints", "screens", "renderer", "ui", "create-app"],
    "agency-check",
  );
  const created = mkdtempSync(join(into, "created-"));
  const createApp = (name: string) =>
    spawnSync(process.execPath, [join(creator?.dir ?? "", "dist/create.js"), name], { cwd: created });
  report("is created with its own name, and never over files", checkCreated(createApp, created));
  const app = await buildConsumer(
    { name, mode: "production", steps: [["tsc"], ["vite", "build"], ["node", "check.ts"]] },
    { from: created, tarballs: tarballFiles(tarballs), into },
  );
  report("finds a wrong name and the nearest one", checkTypo(app));
  report("has nothing of Portico in its bundle", checkNoPorticoNames(app));
  const site = await serveProgram(app, name, "production", ["server/main.ts", "0"]);
  try {
    report("has a strict policy", await checkPolicy(browser, site));
    // The browser reports the response to an outdated version.
    const expected = /responded with a status of 412/;
    report("works in a browser", await runBrowserChecks(browser, site, agencyPage, expected));
  } finally {
    await site.close();
  }
} finally {
  await browser.close();
  rmSync(into, { recursive: true, force: true });
}

function report(what: string, problems: readonly string[]) {
  console.log(`${problems.length === 0 ? "passed" : "FAILED"}  ${what}`);
  for (const problem of problems) console.error(problem.replaceAll(/^/gm, "  "));
  if (problems.length > 0) process.exitCode = 1;
}

function checkCreated(createApp: (name: string) => { status: number | null }, folder: string): string[] {
  const statuses = [createApp(name), createApp(name), createApp("No Name")].map(({ status }) => status);
  const manifest = readFileSync(join(folder, name, "package.json"), "utf8");
  return [
    ...(statuses.join() === "0,1,1"
      ? []
      : [`Creating it, again, and with an invalid name: ${statuses.join(", ")}.`]),
    ...(JSON.parse(manifest).name === name ? [] : ["The app doesn't have its own name."]),
    ...(manifest.includes("catalog:") ? ["The versions are those of the workspace's catalog."] : []),
    ...(existsSync(join(folder, name, ".gitignore")) ? [] : ["It has no .gitignore."]),
  ];
}

function checkTypo(app: string): string[] {
  const script = `
    import { checkScreen } from "@portico/screens/check";
    import { screenNames } from "./src/registry.ts";
    import { createContract } from "./src/schemas.ts";
    import { clientsScreen } from "./src/screens/clients.ts";
    import { texts } from "./src/texts.ts";
    const screen = { ...clientsScreen(texts.en), columns: ["nmae"] };
    for (const { message } of checkScreen(screen, { ...screenNames, contract: createContract(texts.en) })) console.log(message);`;
  const found = execFileSync(process.execPath, ["--input-type=module-typescript", "-e", script], {
    cwd: app,
  }).toString();
  return found.includes("did you mean `name`?") ? [] : [`The check of a misspelled column says: ${found}`];
}

function checkNoPorticoNames(app: string): string[] {
  const files = globSync("dist/**/*.{js,css,html}", { cwd: app });
  const bundle = files.map((file) => readFileSync(join(app, file), "utf8")).join("\n");
  return porticoNames.filter((name) => bundle.includes(name)).map((name) => `The bundle has ${name}.`);
}
