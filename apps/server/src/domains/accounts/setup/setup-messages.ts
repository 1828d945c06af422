import type { SetupLink } from "./setup-link.ts";

const command = "npx --yes pnpm@12 setup-link";

/** The startup message about a setup link. Undefined if there is nothing to do. */
export function startupSetupMessage(link: SetupLink, publicUrl: string): string | undefined {
  switch (link.kind) {
    case "made":
      return [
        "There is no security administrator yet. To create one, open this link within an hour. It works once:",
        `  ${publicUrl}/login/setup/${link.code}`,
        `To replace it with a new link, run: ${command}`,
      ].join("\n");
    case "open":
      return [
        "There is no security administrator yet. The link printed earlier",
        `works until ${link.expiresAt.toISOString()}. To replace it with a new link, run: ${command}`,
      ].join("\n");
    case "not-needed":
      return undefined;
  }
}

/** The output of the setup-link command. */
export function setupCommandMessage(link: SetupLink, publicUrl: string): string {
  switch (link.kind) {
    case "made":
      return [
        "To create a security administrator, open this link within an hour. It works once. Earlier links no longer work:",
        `  ${publicUrl}/login/setup/${link.code}`,
      ].join("\n");
    case "open":
      return `The earlier link works until ${link.expiresAt.toISOString()}.`;
    case "not-needed":
      return [
        "No link was created. These security administrators can sign in, or set a new password with",
        `"Forgot password?" at ${publicUrl}/login:`,
        ...link.administrators.map((email) => `  ${email}`),
        `If none of them can, run: ${command} --recover`,
      ].join("\n");
  }
}
