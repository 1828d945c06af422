import type { SetupLink } from "./setup-link.ts";

const command = "npx --yes pnpm@12 setup-link";

/** The startup message about a setup link. Undefined if there is nothing to do. */
export function startupSetupMessage(link: SetupLink, publicUrl: string): string | undefined {
  switch (link.kind) {
    case "made":
      return [
        "There is no security administrator yet. Open this link within an hour to create one; it works once:",
        `  ${publicUrl}/login/setup/${link.code}`,
        `A new link, in its place: ${command}`,
      ].join("\n");
    case "open":
      return [
        "There is no security administrator yet. A link to create one was printed before,",
        `and works until ${link.expiresAt.toISOString()}. A new link, in its place: ${command}`,
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
        "Open this link within an hour to create a security administrator. It works once, and links from before work no more:",
        `  ${publicUrl}/login/setup/${link.code}`,
      ].join("\n");
    case "open":
      return `A link from before works until ${link.expiresAt.toISOString()}.`;
    case "not-needed":
      return [
        "No link was made: these security administrators can sign in, or set a new password by",
        `"Forgot password?" at ${publicUrl}/login:`,
        ...link.administrators.map((email) => `  ${email}`),
        `If none of them can: ${command} --recover`,
      ].join("\n");
  }
}
