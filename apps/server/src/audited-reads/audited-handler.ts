import type { ReadAudit } from "../audit/reads/read-audit.ts";
import type { Encryption } from "../encryption/encryption.ts";
import { Failure } from "../errors/failure.ts";
import type { AnyHandler } from "../http/handler.ts";
import type { Route } from "../http/route.ts";
import { describeReads } from "./describe-reads.ts";

interface Auditing {
  readonly reads: Pick<ReadAudit, "record">;
  readonly encryption: Pick<Encryption, "hash">;
}

/** The route with reads of personal data audited. Returns the same route if it returns nothing personal. */
export function withAuditedReads(route: Route, { reads, encryption }: Auditing): Route {
  const { id, endpoint, schemas, handler } = route;
  const whatOf = describeReads(id, endpoint, schemas, encryption);
  if (!handler || !whatOf) return route;
  const { method, fields, changesNothing, reveals } = endpoint;
  const isWrite = method !== "GET" && fields !== undefined && !changesNothing && !reveals;
  const audited: AnyHandler = async (request) => {
    const { params, query, body, caller, accept } = request;
    const asked = { params, query, body: undefined, caller, accept };
    // The details are computed later, so only these parts of the request are retained. A body may be large, so its
    // details are computed now.
    const fromBody = body === undefined ? undefined : whatOf({ ...asked, body });
    const whole = body === undefined ? () => whatOf(asked) : () => fromBody;
    const note = (result: string, details = whole) =>
      reads.record({ category: "read", createdBy: caller?.userId ?? null, result, details });
    try {
      const response = await handler(request);
      // Writes are audited separately. Without a file nothing was read.
      if (!isWrite && response !== null) note("read");
      return response;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      // `revealValue` records the first refusal until a limit ends, and these count the others.
      if (reveals && error.status === 429)
        reads.record({
          category: "denied",
          createdBy: caller?.userId ?? null,
          result: "limit reached",
          details: () => ({ data1: id }),
        });
      // The response to a version conflict contains the current row.
      if (error.details.stale) note("read");
      // IDs of missing rows are not stored: someone who guesses many would fill the audit.
      if (error.status === 404 && !isWrite) note("not found", () => ({ data1: id }));
      throw error;
    }
  };
  return { ...route, handler: audited };
}
