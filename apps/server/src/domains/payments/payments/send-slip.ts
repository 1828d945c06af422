import { exportFormats } from "@portico/contract";
import { signedIn } from "../../../access/caller.ts";
import { recordAudit } from "../../../audit/record-audit.ts";
import { attachment } from "../../../http/attachment.ts";
import type { RequestOf } from "../../../http/handler.ts";
import { negotiateListFormat } from "../../../http/negotiate-list-format.ts";
import type { Services } from "../../../services/services.ts";
import { readSlip } from "./read-slip.ts";
import { renderSlip } from "./slip-pdf/render-slip.ts";

/**
 * Returns a payment slip as JSON or PDF, depending on the `accept` header. A PDF is audited as an export.
 * @throws Failure 404, 429 if too many exports are waiting
 */
export async function sendSlip(services: Services, request: RequestOf<"payments.slip">) {
  const { database, settings, exportQueue, clock } = services;
  const caller = signedIn(request.caller);
  const slip = await readSlip(database, caller, Number(request.query.paymentNumber));
  if (negotiateListFormat(request.accept) !== "pdf") return slip;
  const { brand } = await settings();
  const slot = exportQueue.acquire({ userId: caller.userId, isPdf: true });
  try {
    await slot.started;
    const bytes = await renderSlip({ slip, brand: brand.name, at: clock.now() });
    await recordAudit(database, {
      category: "export",
      createdBy: caller.userId,
      data1: `payments.slip/${slip.paymentNumber}`,
      result: "pdf",
    });
    const { mediaType } = exportFormats.pdf;
    return attachment({ bytes, name: `payment-slip-${slip.paymentNumber}.pdf`, mediaType });
  } finally {
    slot.release();
  }
}
