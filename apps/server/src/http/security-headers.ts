import { secureHeaders } from "hono/secure-headers";

/**
 * What a page of this origin may do. Styles may stand in attributes, because the portal's dialogs place themselves by
 * them; scripts may not.
 */
export const securityHeaders = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", "data:", "blob:"],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
  xFrameOptions: "DENY",
  referrerPolicy: "no-referrer",
  strictTransportSecurity: "max-age=15552000",
  permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
});
