import type { Context } from "hono";
import type { Caller } from "../access/caller.ts";
import type { ReadAudit } from "../audit/reads/read-audit.ts";
import { Failure } from "../errors/failure.ts";

/** Audits requests that were denied for lack of rights. */
export interface DenialAudit {
  /** Stores the endpoint and the caller of a request. */
  readonly track: (
    context: Context,
    endpointId: string,
    findCaller: () => Promise<Caller | undefined>,
  ) => Promise<Caller | undefined>;
  /** Audits a 403 with the user and the endpoint, without IDs. */
  readonly record: (context: Context, error: unknown) => void;
}

/** Audits denied requests in batches, so that repeated requests don't fill the audit. */
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
