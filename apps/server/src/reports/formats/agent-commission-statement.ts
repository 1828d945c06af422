import {
  agentCommissionStatement,
  defaultFormatCode,
  statementFormats,
} from "@portico/contract/features/reports";
import { sql } from "drizzle-orm";
import {
  agents,
  carriers,
  genericEntries,
  paymentBatches,
  paymentLines,
  paymentSlips,
  payments,
  statementLines,
} from "../../db/schema/index.ts";
import { entryId } from "../../reference/seed.ts";
import { report } from "../report.ts";
import { equalTo, equalToNumber, monthOf, onOrAfter, onOrBefore } from "../report-sql.ts";

/** What agents were paid, line by line. Batches that are void are left out. */
export const agentCommissionStatementReport = report({
  id: agentCommissionStatement,
  type: "Commissions",
  title: { en: "Agent commission statement", es: "Estado de comisiones del agente" },
  access: "agent view.AgentPayment|admin.AgentPayment",
  formats: [
    { id: statementFormats.en, code: defaultFormatCode, language: "en" },
    { id: statementFormats.es, code: "RFPDF_ES", language: "es" },
  ],
  parameters: {
    agent: { label: { en: "Agent", es: "Agente" }, type: "list", values: "/Agent/simplified" },
    carrier: { label: { en: "Carrier", es: "Aseguradora" }, type: "list", values: "/Carriers" },
    from: { label: { en: "Paid on or after", es: "Pagado desde" }, type: "date" },
    to: { label: { en: "Paid on or before", es: "Pagado hasta" }, type: "date", notBefore: "from" },
    paymentNumber: { label: { en: "Payment number", es: "Número de pago" }, type: "number" },
  },
  columns: {
    agent: { label: { en: "Agent", es: "Agente" } },
    carrier: {
      label: { en: "Carrier", es: "Aseguradora" },
      inSpanish: { "No carrier": "Sin aseguradora" },
    },
    paymentNumber: { label: { en: "Payment number", es: "Número de pago" } },
    typePayment: {
      label: { en: "Type", es: "Tipo" },
      inSpanish: {
        Commission: "Comisión",
        Override: "Comisión adicional",
        Bonus: "Bono",
        Adjustment: "Ajuste",
        Chargeback: "Contracargo",
      },
    },
    policyNumber: { label: { en: "Policy number", es: "Número de póliza" } },
    insuredName: { label: { en: "Insured or comment", es: "Asegurado o comentario" }, sensitive: "name" },
    month: { label: { en: "Month", es: "Mes" } },
    members: { label: { en: "Members", es: "Miembros" }, format: "number", isSummed: true },
    amount: { label: { en: "Amount", es: "Importe" }, format: "money", isSummed: true },
  },
  groupBy: ["agent", "carrier"],
  list: "payments.list",
  query: ({ values, listed }) => sql`
    select ${agents.name} as agent, coalesce(${carriers.name}, 'No carrier') as carrier,
      ${paymentSlips.paymentNumber}::text as "paymentNumber", ${genericEntries.name} as "typePayment",
      ${statementLines.policyNumber} as "policyNumber",
      coalesce(${statementLines.insuredName}, ${payments.comment}) as "insuredName",
      ${monthOf(payments)} as month, coalesce(${statementLines.members}, 0) as members,
      coalesce(${paymentLines.amount}, ${payments.amount}) as amount
    from ${payments}
    join ${agents} on ${agents.id} = ${payments.agentId}
    join ${paymentSlips} on ${paymentSlips.id} = ${payments.slipId}
    join ${paymentBatches} on ${paymentBatches.id} = ${payments.batchId}
    join ${genericEntries} on ${genericEntries.id} = ${payments.typeId}
    left join ${carriers} on ${carriers.id} = ${payments.carrierId}
    left join ${paymentLines} on ${paymentLines.paymentId} = ${payments.id}
    left join ${statementLines} on ${statementLines.id} = ${paymentLines.lineId}
    where ${listed} and ${paymentBatches.statusId} <> ${entryId("paymentBatchStatus", "VOID")}
      and ${equalTo(payments.agentId, values.agent)} and ${equalTo(payments.carrierId, values.carrier)}
      and ${onOrAfter(paymentBatches.paymentDate, values.from)}
      and ${onOrBefore(paymentBatches.paymentDate, values.to)}
      and ${equalToNumber(paymentSlips.paymentNumber, values.paymentNumber)}
    order by agent, ${agents.id}, carrier, ${paymentSlips.paymentNumber}, ${payments.year}, ${payments.month},
      "policyNumber" nulls last, ${paymentLines.id}, ${payments.id}`,
});
