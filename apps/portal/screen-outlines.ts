import { type Endpoint, endpoints } from "@portico/contract";
import type { ListScreen } from "@portico/portal-config";
import type { Plugin } from "vite";
import { portalScreens } from "./portal-screens.ts";

const outlinesModule = /\/portal\/src\/screens\/outlines\.ts$/;
const screenModule = /^screen:/;
const contract: Readonly<Record<string, Endpoint>> = endpoints;

/**
 * Puts into the first load what router and sidebar need of each screen. The screens come when they are opened, each
 * with its list as one file.
 */
export function screenOutlines(): Plugin {
  return {
    name: "portico-screen-outlines",
    apply: "build",
    enforce: "pre",
    resolveId: { filter: { id: screenModule }, handler: (id) => id },
    load: {
      filter: { id: [outlinesModule, screenModule] },
      handler: async (id) => {
        const screens = await portalScreens();
        const screen = screens.find((one) => id === nameOf(one));
        return screen ? screenCode(screen) : outlinesCode(screens);
      },
    },
  };
}

function nameOf({ id }: ListScreen): string {
  return `screen:${id}`;
}

/** The module that knows every screen in outline and fetches each when it is opened. */
export function outlinesCode(screens: readonly ListScreen[]): string {
  const files = screens.map((one) => `${JSON.stringify(one.id)}: () => import("${nameOf(one)}"),`);
  return `
    export const outlines = ${JSON.stringify(screens.map(outlineOf))};
    const files = { __proto__: null, ${files.join(" ")} };
    export const loadScreen = async (id) => files[id]();`;
}

/** The module of a screen: the screen, and its list as the contract has it. */
export function screenCode(screen: ListScreen): string {
  const list = contract[screen.endpoints.list];
  // What the contract tells the API's readers is shown nowhere.
  const endpoint = list && { ...list, summary: "" };
  return `
    export const screen = ${JSON.stringify(screen)};
    export const endpointId = ${JSON.stringify(screen.endpoints.list)};
    export const endpoint = ${JSON.stringify(endpoint)};`;
}

/** What is known of a screen before it is opened. */
export function outlineOf({ kind, id, path, title, access, navigation, detail }: ListScreen) {
  const page = detail?.path && { path: detail.path, title: detail.title, idField: detail.idField };
  return { kind, id, path, title, access, navigation, detail: page };
}
