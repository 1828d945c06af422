import { type NextRequest, NextResponse } from "next/server";

/** `next dev` needs more: React evaluates code to rebuild call stacks, and the overlay for errors adds styles. */
const isDevelopment = process.env.NODE_ENV === "development";

/**
 * The inline script of React, `requestAnimationFrame(function(){$RT=performance.now()});`, in the part of the page that
 * `next build` prerenders, before there is a nonce.
 */
const prerenderedScript = "'sha256-7mu4H06fwDCjmnxxr/xNHyuQC6pLTHr4M2E4jXw5WZs='";

/** Sets a strict policy with a nonce, which Next.js adds to the inline scripts that it renders for a request. */
export function proxy(request: NextRequest) {
  const nonce = Buffer.from(crypto.randomUUID()).toString("base64");
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' ${prerenderedScript}${isDevelopment ? " 'unsafe-eval'" : ""}`,
    `style-src 'self'${isDevelopment ? " 'unsafe-inline'; style-src-attr 'none'" : ""}`,
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    // Of Next.js, and of `instrumentation-client.ts`.
    "trusted-types nextjs default",
  ].join("; ");
  const headers = new Headers(request.headers);
  headers.set("Content-Security-Policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("Content-Security-Policy", policy);
  return response;
}

export const config = { matcher: "/strict" };
