import { contractSources } from "./contract-features.mjs";
import { endpointsText, screenModules } from "./portal-screens.mjs";
import { shellFeatures } from "./portal-shell-endpoints.mjs";
import { referenceSources } from "./reference-table.mjs";

const folder = "apps/portal/src/screens";

/** Which features' endpoints the portal loads first and with each screen, and how large they are: for reviews. */
export const portalLoadSizes = {
  inputs: `${folder}/*.{ts,json}`,
  dependsOn: [...contractSources, referenceSources],
  output: `${folder}/generated/loaded-endpoints.txt`,
  isCommitted: true,
  render: async (_sources, root) => {
    const shell = await shellFeatures(root);
    const screens = await screenModules(root);
    const lines = [
      line("first load", shell, endpointsText(shell)),
      ...screens.map(({ screen, used }) =>
        line(screen.id, used, JSON.stringify(screen) + endpointsText(used)),
      ),
    ];
    return `${explanation}\n\n${lines.join("\n")}\n`;
  },
};

const explanation = `Written by \`pnpm generate\`. Do not edit.
The features whose endpoints load first, and with each screen besides those. A screen's size is that of its module,
with the screen itself, uncompressed. See docs/decisions/0022-generated-files.md.`;

/** Rounded, so that small changes of an endpoint do not change the lines of all screens that use it. */
function line(name, features, text) {
  const files = features.map(({ file }) => file.replace(/\.ts$/, ""));
  return `${name}: ${files.join(", ")}; ${(Buffer.byteLength(text) / 1000).toFixed(1)} kB`;
}
