import { addEndpoints, startClient } from "@portico/renderer/client";
import { endSession, readInterruption, readToken, readUser, whenResumed } from "../session/session.ts";
import { reportForbidden } from "./forbidden.ts";
import { shellEndpoints } from "./generated/shell-endpoints.ts";

addEndpoints(shellEndpoints);

startClient({
  token: readToken,
  user: () => readUser()?.emailaddress,
  isInterrupted: () => readInterruption() !== undefined,
  whenResumed,
  onUnauthorized: () => endSession("revoked"),
  onForbidden: reportForbidden,
  loadEndpoints: (id) => import("./load-endpoints.ts").then((module) => module.loadEndpointsIn(id)),
  loadSchemas: (id) => import("./load-schemas.ts").then((module) => module.schemasOf(id)),
});
