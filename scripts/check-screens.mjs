import { build } from "./build.mjs";
import { generate } from "./generate.mjs";
import { contractEndpoints, contractSchemas } from "./generated/contract-features.mjs";
import { requireInstallation } from "./workspace.mjs";

requireInstallation();
// The contract imports the build of @portico/format.
await build(["format"]);
await generate([contractEndpoints, contractSchemas]);

const language = "../packages/portal-config/src";
const names = process.argv.slice(2);
const { lines, isRight } = names.length > 0 ? await checkNamed() : await checkPortal();
for (const line of lines) console.log(line);
process.exitCode = isRight ? 0 : 1;

/** File names are relative to where pnpm was called; pnpm runs scripts in the project's folder. */
async function checkNamed() {
  const { checkFiles } = await import(`${language}/check-files.ts`);
  return checkFiles(names, process.env.INIT_CWD ?? process.cwd());
}

async function checkPortal() {
  const { findScreenProblems, findScreenWarnings, portalScreens } = await import(
    "../apps/portal/portal-screens.ts"
  );
  const { screens, problems } = await portalScreens().then(
    async (screens) => ({ screens, problems: await findScreenProblems(screens) }),
    (error) => ({ screens: [], problems: error.message.split("\n") }),
  );
  if (problems.length > 0) return { lines: problems, isRight: false };
  const warnings = await findScreenWarnings(screens);
  return { lines: [...screens.map(({ id }) => `${id}: valid`), ...warnings], isRight: true };
}
