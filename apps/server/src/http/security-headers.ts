import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

/** What the portal's page may embed, and where it may send forms. */
export interface FramePolicy {
  /** The origins whose pages it may embed. */
  readonly origins: readonly string[];
  /** The origins that may use the microphone, with `self` for the portal's own. */
  readonly microphone: readonly string[];
  /** The origins that forms may be sent to, besides the portal's own. */
  readonly formOrigins: readonly string[];
}

export interface HeaderSources {
  /** The inline scripts that the portal's page may run, as sources of its policy: `'sha256-…'`. */
  readonly inlineScripts: readonly string[];
  /** What the portal's page may embed, and where it may send forms, right now. */
  readonly framePolicy: () => FramePolicy;
  /** Whether a path is a page that the portal embeds. */
  readonly isFramed: (path: string) => boolean;
  /** The portal's current public origin. */
  readonly publicOrigin: () => string;
}

/** Adds security headers to every response. */
export function securityHeaders({
  inlineScripts,
  framePolicy,
  isFramed,
  publicOrigin,
}: HeaderSources): MiddlewareHandler {
  const forPages = memoizeLast((policy: FramePolicy) => headersOfPages(policy, inlineScripts));
  const forFramed = memoizeLast((origin: string) => headersOfFramed(origin));
  return (context, next) => {
    const headers = isFramed(context.req.path) ? forFramed(publicOrigin()) : forPages(framePolicy());
    return headers(context, next);
  };
}

const everywhere = {
  referrerPolicy: "no-referrer",
  strictTransportSecurity: "max-age=15552000",
} as const;

/**
 * Headers of the portal's pages. Inline styles are allowed because dialogs position themselves with them. Of inline
 * scripts, only those of the built portal are.
 */
function headersOfPages(
  { origins, microphone, formOrigins }: FramePolicy,
  inlineScripts: readonly string[],
): MiddlewareHandler {
  return secureHeaders({
    ...everywhere,
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...inlineScripts],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", "data:", "blob:"],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      frameSrc: ["'self'", ...origins],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'", ...formOrigins],
      frameAncestors: ["'none'"],
    },
    xFrameOptions: "DENY",
    permissionsPolicy: { camera: [], microphone: [...microphone], geolocation: [] },
  });
}

/** Headers of a sandbox page: it may be embedded in the portal and run its own script, nothing else. */
function headersOfFramed(publicOrigin: string): MiddlewareHandler {
  return secureHeaders({
    ...everywhere,
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'self'", publicOrigin],
    },
    // It can't name a second origin, and older browsers would prefer it to the policy.
    xFrameOptions: false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
  });
}

/** Headers of error responses outside the middleware. A test checks that they have the same names as those of pages. */
export const headersOfErrors: Readonly<Record<string, string>> = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy": "camera=(), microphone=(), geolocation=()",
  "referrer-policy": everywhere.referrerPolicy,
  "strict-transport-security": everywhere.strictTransportSecurity,
  "x-content-type-options": "nosniff",
  "x-dns-prefetch-control": "off",
  "x-download-options": "noopen",
  "x-frame-options": "DENY",
  "x-permitted-cross-domain-policies": "none",
  "x-xss-protection": "0",
};

/** Recomputes a value only if its input changes. */
function memoizeLast<From, Made>(make: (from: From) => Made): (from: From) => Made {
  let last: { readonly key: string; readonly made: Made } | undefined;
  return (from) => {
    const key = JSON.stringify(from);
    if (last?.key !== key) last = { key, made: make(from) };
    return last.made;
  };
}
