import { sql } from "drizzle-orm";
import { signedIn } from "../../../access/caller.ts";
import { paymentBatches, payments } from "../../../db/schema/index.ts";
import { notFound } from "../../../errors/failure.ts";
import type { Catalog } from "../../../feature/catalog.ts";
import { feature } from "../../../feature/feature.ts";
import type { Handlers, RequestOf } from "../../../http/handler.ts";
import { nameOfUser } from "../../../identity/person-name.ts";
import { findRow } from "../../../lists/find-row.ts";
import { bindList } from "../../../lists/list.ts";
import type { Services } from "../../../services/services.ts";
import { addPayment } from "./add-payment.ts";
import { type BatchChange, changeBatch } from "./change-batch.ts";
import { createBatch } from "./create-batch.ts";
import { demoBatches } from "./demo-batches.ts";
import { previewBatch } from "./preview-batch.ts";

const ofBatch = sql`from ${payments} where ${payments.batchId} = ${paymentBatches.id}`;

/** Batches of payments to agents: preview, creation, statuses and entered payments. */
export const paymentBatchesFeature = feature({
  list: {
    id: "paymentBatches.list",
    scope: "everyone",
    table: paymentBatches,
    fields: {
      agents: sql`(select count(distinct ${payments.agentId})::int ${ofBatch})`,
      lines: sql`(select coalesce(sum(${payments.lines}), 0)::int ${ofBatch})`,
      amount: sql`(select coalesce(sum(${payments.amount}), 0) ${ofBatch})`,
      createdBy: nameOfUser(paymentBatches.createdBy),
    },
  },
  category: "payment",
  work: { statusType: "paymentBatchStatus", rowName: "name" },
  handlers: batchHandlers,
  demoRows: demoBatches,
});

type StatusCall = "paymentBatches.post" | "paymentBatches.pay" | "paymentBatches.void";

function batchHandlers(services: Services, { lists }: Catalog) {
  const { database, clock } = services;
  const list = bindList(lists["paymentBatches.list"], services);
  const change =
    (name: BatchChange["change"]) =>
    ({ params: { id }, caller, expectedVersion, once }: RequestOf<StatusCall>, comment?: string) =>
      once(database, (transaction) =>
        changeBatch(transaction, list, signedIn(caller), {
          id,
          change: name,
          expectedVersion,
          today: clock.today(),
          ...(comment !== undefined && { comment }),
        }),
      );
  const voidBatch = change("void");
  return {
    "paymentBatches.preview": ({ body }) => previewBatch(database, body),
    "paymentBatches.create": ({ body, caller: anyone, once }) =>
      once(database, async (transaction) => {
        const caller = signedIn(anyone);
        const id = await createBatch(transaction, caller, body);
        const row = await findRow(transaction, list, caller, id, Object.keys(list.fields));
        if (!row) throw notFound("This payment batch");
        return row;
      }),
    "paymentBatches.post": (request) => change("post")(request),
    "paymentBatches.pay": (request) => change("pay")(request),
    "paymentBatches.void": (request) => voidBatch(request, request.body.comment),
    "paymentBatches.addPayment": ({ params: { id: batchId }, body, caller, once }) =>
      once(database, (transaction) =>
        addPayment(transaction, signedIn(caller), { batchId, body, today: clock.today() }),
      ),
  } satisfies Partial<Handlers>;
}
