import { lostReasons } from "@portico/contract/features/policies/lost-policy";
import { sql } from "drizzle-orm";
import { agents, carriers, genericEntries, lostPolicies, policies } from "../../db/schema/index.ts";
import { report } from "../report.ts";
import { equalTo, onOrAfter, onOrBefore } from "../report-sql.ts";

const reasonsInSpanish = {
  "Agent of record changed": "Cambió el agente registrado",
  Terminated: "Terminada",
  "Carrier left": "La aseguradora se retiró",
};

/** Lost policies that are not resolved, and why they were lost. */
export const lostPoliciesByReasonReport = report({
  id: "7b1d5a30-0004-4c52-8e0f-5d6a1c9e0004",
  type: "Policies",
  title: { en: "Lost policies by reason", es: "Pólizas perdidas por motivo" },
  access: "administrator agent view.Policy|admin.Policy",
  formats: [
    { id: "7b1d5a30-0004-4c52-8e0f-5d6a1c9e1001", code: "RFLOST", language: "en" },
    { id: "7b1d5a30-0004-4c52-8e0f-5d6a1c9e1002", code: "RFLOST_ES", language: "es" },
  ],
  parameters: {
    reason: {
      label: { en: "Reason", es: "Motivo" },
      type: "list",
      values: lostReasons.map((id) => ({ id, name: { en: id, es: reasonsInSpanish[id] } })),
    },
    carrier: { label: { en: "Carrier", es: "Aseguradora" }, type: "list", values: "/Carriers" },
    from: { label: { en: "Lost on or after", es: "Perdida desde" }, type: "date" },
    to: { label: { en: "Lost on or before", es: "Perdida hasta" }, type: "date", notBefore: "from" },
  },
  columns: {
    reason: { label: { en: "Reason", es: "Motivo" }, inSpanish: reasonsInSpanish },
    lostDate: { label: { en: "Lost on", es: "Perdida el" }, format: "date" },
    policyNumber: { label: { en: "Policy number", es: "Número de póliza" } },
    insuredName: { label: { en: "Insured", es: "Asegurado" }, sensitive: "name" },
    carrier: { label: { en: "Carrier", es: "Aseguradora" } },
    agent: { label: { en: "Agent", es: "Agente" } },
    status: {
      label: { en: "Status", es: "Estado" },
      inSpanish: {
        New: "Nueva",
        Investigating: "En investigación",
        "AOR Changed": "Cambió el agente",
        "Terminated Non-payment": "Terminada por falta de pago",
        "Carrier Exit": "Salida de la aseguradora",
        "Other Coverage": "Otra cobertura",
        Moved: "Se mudó",
        Recovered: "Recuperada",
        Closed: "Cerrada",
      },
    },
    members: { label: { en: "Members", es: "Miembros" }, format: "number", isSummed: true },
  },
  groupBy: ["reason"],
  countsRows: true,
  query: ({ values, visible }) => sql`
    select ${lostPolicies.reason} as reason, ${lostPolicies.lostDate} as "lostDate",
      ${policies.policyNumber} as "policyNumber", ${policies.insuredName} as "insuredName",
      ${carriers.name} as carrier, ${agents.name} as agent, ${genericEntries.name} as status,
      ${policies.numberOfMembers} as members
    from ${lostPolicies}
    join ${policies} on ${policies.id} = ${lostPolicies.policyId}
    join ${agents} on ${agents.id} = ${lostPolicies.agentId}
    join ${carriers} on ${carriers.id} = ${lostPolicies.carrierId}
    join ${genericEntries} on ${genericEntries.id} = ${lostPolicies.statusId}
    where ${lostPolicies.resolvedDate} is null
      and ${visible({ area: "Policy", agentId: lostPolicies.agentId })}
      and ${equalTo(lostPolicies.reason, values.reason)}
      and ${equalTo(lostPolicies.carrierId, values.carrier)}
      and ${onOrAfter(lostPolicies.lostDate, values.from)} and ${onOrBefore(lostPolicies.lostDate, values.to)}
    order by reason, ${lostPolicies.lostDate} desc, ${policies.policyNumber}, ${lostPolicies.id}`,
});
