import type { Context } from "hono";
import type { Caller } from "../access/caller.ts";
import type { ReadAudit } from "../audit/reads/read-audit.ts";
import { Failure } from "../http/failure.ts";

/** Audits requests that were refused for a lack of rights. */
export interface Refusals {
  /** Remembers which call a request is for, and who makes it. */
  readonly during: (
    context: Context,
    endpointId: string,
    findCaller: () => Promise<Caller | undefined>,
  ) => Promise<Caller | undefined>;
  /** Adds a 403 to the audit: who, and which call; the ids in it are not kept. */
  readonly note: (context: Context, error: unknown) => void;
}

/** Refusals that go to the audit of reads: in batches, so that asking again and again fills nothing. */
export function refusalsTo(reads: Pick<ReadAudit, "note">): Refusals {
  const calls = new WeakMap<Request, { readonly endpointId: string; caller?: Caller | undefined }>();
  return {
    during: async (context, endpointId, findCaller) => {
      const call: { endpointId: string; caller?: Caller | undefined } = { endpointId };
      calls.set(context.req.raw, call);
      call.caller = await findCaller();
      return call.caller;
    },
    note: (context, error) => {
      const call = calls.get(context.req.raw);
      if (!call || !(error instanceof Failure) || error.status !== 403) return;
      const createdBy = call.caller?.userId ?? null;
      const what = () => ({ data1: call.endpointId });
      reads.note({ category: "denied", createdBy, result: "denied", what });
    },
  };
}
