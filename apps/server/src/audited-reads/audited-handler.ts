import type { ReadAudit } from "../audit/reads/read-audit.ts";
import { Failure } from "../http/failure.ts";
import type { AnyHandler } from "../http/handler.ts";
import type { Route } from "../http/routes.ts";
import type { Sealing } from "../sealing/sealing.ts";
import { whatIsRead } from "./what-is-read.ts";

interface Auditing {
  readonly reads: Pick<ReadAudit, "note">;
  readonly sealing: Pick<Sealing, "hash">;
}

/** The route with its reads of personal data audited; the same route where it answers nothing personal. */
export function withAuditedReads(route: Route, { reads, sealing }: Auditing): Route {
  const { id, endpoint, schemas, handler } = route;
  const isRead = whatIsRead(id, endpoint, schemas, sealing);
  if (!handler || !isRead) return route;
  const isWrite = endpoint.method !== "GET" && endpoint.fields !== undefined;
  const audited: AnyHandler = async (request) => {
    const note = (result: string, said = isRead(request)) => {
      if (said) reads.note({ category: "read", createdBy: request.caller?.userId ?? null, result, ...said });
    };
    try {
      const answer = await handler(request);
      // A write has an audit event of its own, and where there is no file nothing was read.
      if (!isWrite && answer !== null) note("read");
      return answer;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      // A stale write is answered with the row as it is now.
      if (error.details.stale) note("read");
      // The ids of what is not there are not kept: somebody who tries many would fill the audit with them.
      if (error.status === 404 && !isWrite) note("not found", { data1: id });
      throw error;
    }
  };
  return { ...route, handler: audited };
}
