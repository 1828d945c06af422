import * as z from "zod";
import type { CallSchemas } from "../schemas/call-schemas.ts";
import { idSchema, rowSchema } from "../schemas/list-answer.ts";
import { auditLogEndpoints } from "./audit-log.ts";

/** The schemas of the calls about audit events. */
export const auditLogSchemas = {
  "auditLog.detail": {
    params: z.strictObject({ id: idSchema({ idType: "bigint" }) }),
    answer: rowSchema(auditLogEndpoints["auditLog.detail"].fields ?? {}),
  },
} satisfies Record<string, CallSchemas>;
