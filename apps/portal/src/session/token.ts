import type { TokenClaims } from "@portico/contract/features/accounts/identity.schemas";

/** The signed-in user, from the token's claims. The server checks access on every request. */
export type SessionUser = Pick<
  TokenClaims,
  "appId" | "contactId" | "name" | "emailaddress" | "roles" | "claims"
> & {
  /** When the token expires, in milliseconds since 1970. */
  readonly expiresAt: number;
};

/** Decodes a token's claims without verifying the signature. Returns undefined if the token is malformed. */
export function readClaims(token: string): SessionUser | undefined {
  try {
    const claims: unknown = JSON.parse(decodeBase64Url(token.split(".")[1] ?? ""));
    if (typeof claims !== "object" || claims === null) return undefined;
    const exp: unknown = Reflect.get(claims, "exp");
    if (typeof exp !== "number") return undefined;
    const contactId: unknown = Reflect.get(claims, "contactId");
    const appId: unknown = Reflect.get(claims, "appId");
    return {
      appId: typeof appId === "string" ? appId : null,
      contactId: typeof contactId === "string" ? contactId : null,
      name: String(Reflect.get(claims, "name") ?? ""),
      emailaddress: String(Reflect.get(claims, "emailaddress") ?? ""),
      roles: strings(Reflect.get(claims, "roles")),
      claims: strings(Reflect.get(claims, "claims")),
      expiresAt: exp * 1000,
    };
  } catch {
    return undefined;
  }
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

function decodeBase64Url(text: string): string {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)));
}
