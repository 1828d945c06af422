type Rules = Record<"createScript" | "createScriptURL", ((text: string) => string) | undefined>;

interface TrustedTypes {
  createPolicy: (name: "default", rules: Rules) => unknown;
}

/**
 * Turbopack assigns the addresses of chunks to scripts as text, which Trusted Types allow only with a default policy.
 * This one takes addresses of the site, and in `next dev` the code that React evaluates there.
 */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
trustedTypes?.createPolicy("default", {
  createScript: process.env.NODE_ENV === "development" ? (code) => code : undefined,
  createScriptURL: (url) => {
    if (new URL(url, location.href).origin !== location.origin)
      throw new TypeError(`${url} is not a script of this site, so it isn't loaded.`);
    return url;
  },
});
