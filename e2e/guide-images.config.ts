import base from "./playwright.config.ts";

/** Takes the pictures of the docs. */
export default {
  ...base,
  testMatch: "guide-images.ts",
  // With enough policies that some match the guide's filters.
  webServer: [base.webServer]
    .flat()
    .slice(0, 1)
    .map((server) => ({ ...server, env: { ...server?.env, DEMO_ROWS: "20000" } })),
  reporter: [["list"] as const],
  use: { ...base.use, actionTimeout: 15_000 },
  projects: [{ name: "embedded", use: base.projects?.[0]?.use ?? {} }],
};
