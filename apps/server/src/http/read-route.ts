import { pathFromOrigin } from "@portico/contract";
import { signedIn } from "../access/caller.ts";
import { Failure } from "../errors/failure.ts";
import { checkAccess } from "./check-access.ts";
import type { CheckedRequest } from "./handler.ts";
import type { Route } from "./route.ts";
import { parsePart } from "./validation.ts";

/** Reads a GET for the caller of another request. Undefined if there is none, or the caller can't call it. */
export type ReadRoute = (
  request: CheckedRequest,
  path: string,
) => Promise<{ readonly answer: unknown } | undefined>;

/** Finds routes by path, and calls them within other requests, with their own checks and audit. */
export function createReader(routes: readonly Route[]): ReadRoute {
  const readable = routes
    .filter(({ endpoint }) => endpoint.method === "GET" && !endpoint.needsOwnPassword)
    .map((route) => ({ route, pattern: new URLPattern({ pathname: pathFromOrigin(route.endpoint) }) }));
  return async (request, path) => {
    for (const { route, pattern } of readable) {
      const params = pattern.exec({ pathname: path })?.pathname.groups;
      if (!params || !route.handler) continue;
      const { endpoint, schemas, handler } = route;
      try {
        checkAccess(endpoint, signedIn(request.caller));
        const answer = await handler({
          ...request,
          params: parsePart(schemas.params, params, "path"),
          query: parsePart(schemas.query, {}, "query"),
        });
        return { answer };
      } catch (error) {
        if (error instanceof Failure) return undefined;
        throw error;
      }
    }
    return undefined;
  };
}
