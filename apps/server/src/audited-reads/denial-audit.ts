import type { Context } from "hono";
import type { Caller } from "../access/caller.ts";
import type { ReadAudit } from "../audit/reads/read-audit.ts";
import { Failure } from "../errors/failure.ts";

/** Audits requests that were refused for a lack of rights. */
export interface DenialAudit {
  /** Remembers which call a request is for, and who makes it. */
  readonly track: (
    context: Context,
    endpointId: string,
    findCaller: () => Promise<Caller | undefined>,
  ) => Promise<Caller | undefined>;
  /** Adds a 403 to the audit: who, and which call; the ids in it are not kept. */
  readonly record: (context: Context, error: unknown) => void;
}

/** Refusals that go to the audit of reads: in batches, so that asking again and again fills nothing. */
export function createDenialAudit(reads: Pick<ReadAudit, "record">): DenialAudit {
  const calls = new WeakMap<Request, { readonly endpointId: string; caller?: Caller | undefined }>();
  return {
    track: async (context, endpointId, findCaller) => {
      const call: { endpointId: string; caller?: Caller | undefined } = { endpointId };
      calls.set(context.req.raw, call);
      call.caller = await findCaller();
      return call.caller;
    },
    record: (context, error) => {
      const call = calls.get(context.req.raw);
      if (!call || !(error instanceof Failure) || error.status !== 403) return;
      const createdBy = call.caller?.userId ?? null;
      const details = () => ({ data1: call.endpointId });
      reads.record({ category: "denied", createdBy, result: "denied", details });
    },
  };
}
