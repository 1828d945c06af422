import type { BrowserChecks } from "../../../../scripts/consumers/browser-checks.ts";
import type { ConsumerApp } from "../../../../scripts/consumers/consumer-app.ts";
import { strictPolicy } from "../../../../scripts/consumers/policy.ts";
import { type Site, serveNext, servePreview, serveProgram } from "../../../../scripts/consumers/sites.ts";
import { hydratedPage, vitePage } from "./consumer-page-checks.ts";
import { enrollmentPage } from "./enrollment-page-checks.ts";
import { everyComponentPage, nextPage, pageWithoutProvider } from "./next-page-checks.ts";
import { paymentsPage } from "./payments-page-checks.ts";
import { policiesPage } from "./policies-page-checks.ts";
import { hostClasses } from "./sample-page-checks.ts";

/** An app outside the workspace that installs the package, and what is checked of it. */
export interface Host {
  readonly app: ConsumerApp;
  /** How it is served. It is checked once for each. */
  readonly serve: readonly ((dir: string) => Promise<Site>)[];
  /** The folder of its sources that gets the folder `sample`. */
  readonly sampleIn: string;
  /** The path of the page of `consumers/sample`. */
  readonly samplePath: string;
  /** More checks of that page. @default none */
  readonly sampleChecks?: BrowserChecks;
  /** Other pages, by path. @default none */
  readonly pages?: readonly (readonly [path: string, checks: BrowserChecks])[];
}

/** The Vite app. Its sample page is what those of the other hosts look like. */
export const viteApp: ConsumerApp = {
  name: "vite-app",
  mode: "production",
  steps: [["tsc"], ["vite", "build"]],
};

const serveStrictly = (dir: string) => servePreview(dir, strictPolicy);

/**
 * The hosts: first that without styles of its own, then the slowest. Those in development mode have React's warnings,
 * such as those about hydration. Hosts without a policy here have one in their own code.
 */
export const hosts: readonly Host[] = [
  {
    app: viteApp,
    sampleIn: "src",
    serve: [serveStrictly],
    samplePath: "?page=sample",
    pages: [
      ["", vitePage],
      ["", enrollmentPage],
      ["?page=payments", paymentsPage],
    ],
  },
  {
    app: {
      name: "next-app",
      mode: "production",
      steps: [["next", "build"]],
    },
    sampleIn: "app",
    serve: [(dir) => serveNext(dir, "start"), (dir) => serveNext(dir, "dev")],
    samplePath: "strict",
    pages: [
      ["", nextPage],
      ["without-provider", pageWithoutProvider],
      ["payments", paymentsPage],
      ["policies", policiesPage],
      ["every-component", everyComponentPage],
      ["every-component/in-client", everyComponentPage],
    ],
  },
  {
    app: {
      name: "vite-tailwind-4",
      mode: "production",
      steps: [["tsc"], ["vite", "build"]],
    },
    sampleIn: "src",
    serve: [serveStrictly],
    samplePath: "",
    sampleChecks: hostClasses,
  },
  {
    app: {
      name: "react-18-tailwind-3",
      mode: "development",
      steps: [
        ["tsc"],
        ["vite", "build", "--mode", "development"],
        ["vite", "build", "--ssr", "src/server.tsx", "--outDir", "dist-server"],
        ["node", "dist-server/server.js"],
      ],
    },
    sampleIn: "src",
    serve: [servePreview],
    samplePath: "sample.html",
    sampleChecks: hostClasses,
    pages: [["", hydratedPage]],
  },
  {
    app: {
      name: "astro-island",
      mode: "development",
      steps: [["astro", "build"]],
    },
    sampleIn: "src",
    serve: [servePreview],
    samplePath: "",
  },
  {
    app: {
      name: "react-router",
      mode: "development",
      steps: [["react-router", "build", "--mode", "development"], ["tsc6"]],
    },
    sampleIn: "app",
    serve: [
      (dir) =>
        serveProgram(dir, "react-router", "development", [
          "node_modules/@react-router/serve/bin.cjs",
          "build/server/index.js",
        ]),
    ],
    samplePath: "",
    sampleChecks: hostClasses,
  },
];
