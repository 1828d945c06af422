import type { Logger } from "pino";
import { Failure } from "../errors/failure.ts";
import type { AnyHandler } from "../http/handler.ts";
import type { Route } from "../http/route.ts";

/** The route with every uploaded file logged, without its name. Returns the same route if it accepts no file. */
export function withLoggedUploads(route: Route, log: Logger): Route {
  const { id, endpoint, handler } = route;
  if (!handler || endpoint.kind !== "call" || !(endpoint.upload || endpoint.rawBody)) return route;
  const logged: AnyHandler = async (request) => {
    const hasFile = request.file !== undefined || request.stream !== undefined;
    const fields = { category: "upload", userId: request.caller?.userId, call: id };
    try {
      const response = await handler(request);
      if (hasFile) log.info(fields, "File uploaded");
      return response;
    } catch (error) {
      if (hasFile && error instanceof Failure)
        log.info({ ...fields, status: error.status }, "Upload rejected");
      throw error;
    }
  };
  return { ...route, handler: logged };
}
