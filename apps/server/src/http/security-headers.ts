import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

/** What the portal's page may embed. */
export interface FramePolicy {
  /** The foreign origins whose pages it may show. */
  readonly origins: readonly string[];
  /** The origins that may use the microphone, with `self` for the portal's own. */
  readonly microphone: readonly string[];
}

/** What headers depend on. */
export interface HeaderSources {
  /** What the portal's page allows for the sake of its frames, at this moment. */
  readonly framePolicy: () => FramePolicy;
  /** Whether a path is a page that the portal shows in a frame. */
  readonly isFramed: (path: string) => boolean;
  /** The origin the portal is known by, at this moment. */
  readonly publicOrigin: () => string;
}

/** Guards every answer by its headers. */
export function securityHeaders({ framePolicy, isFramed, publicOrigin }: HeaderSources): MiddlewareHandler {
  const forPages = memoizeLast((policy: FramePolicy) => headersOfPages(policy));
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
 * What a page of this origin may do. Styles may stand in attributes, because the portal's dialogs place themselves by
 * them; scripts may not.
 */
function headersOfPages({ origins, microphone }: FramePolicy): MiddlewareHandler {
  return secureHeaders({
    ...everywhere,
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", "data:", "blob:"],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      frameSrc: ["'self'", ...origins],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    xFrameOptions: "DENY",
    permissionsPolicy: { camera: [], microphone: [...microphone], geolocation: [] },
  });
}

/** What a stand-in within the portal may do: be shown by the portal, run its script, and reach nothing. */
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
    // It knows of no second origin, and would be minded before the policy by browsers that know only it.
    xFrameOptions: false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
  });
}

/**
 * The headers of an answer that is no page and that no middleware sees. The same names as those of pages: a test
 * compares them.
 */
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

/** Makes a thing anew only where what it is made of has changed. */
function memoizeLast<From, Made>(make: (from: From) => Made): (from: From) => Made {
  let last: { readonly key: string; readonly made: Made } | undefined;
  return (from) => {
    const key = JSON.stringify(from);
    if (last?.key !== key) last = { key, made: make(from) };
    return last.made;
  };
}
