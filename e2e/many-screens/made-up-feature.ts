/** A generated feature: a list with a status and its screen. */
export interface MadeUpFeature {
  /** The first part of its endpoint ids. */
  readonly prefix: string;
  /** The name of its files and its screen. */
  readonly name: string;
  readonly contract: string;
  readonly schemas: string;
  readonly screen: string;
}

const subjects = [
  ["leads", "leads", "view.Lead"],
  ["quotes", "direct-enrollment", "view.Application"],
  ["claims", "policies", "view.Policy"],
  ["renewals", "policies", "view.Policy"],
  ["statements", "commission", "view.Statement"],
  ["payments", "commission", "view.AgentPayment"],
  ["appointments", "customer", "view.Customer"],
  ["licenses", "pto", "view.PTO"],
  ["households", "customer", "view.Customer"],
  ["enrollments", "direct-enrollment", "view.Application"],
  ["documents", "offline-form", "view.OfflineApp"],
  ["complaints", "customer", "view.Customer"],
] as const;
const kinds = ["overdue", "archived", "in review", "by carrier", "imported"];

/** Generates up to sixty features with different names. */
export function madeUpFeatures(count: number): readonly MadeUpFeature[] {
  const all = subjects.flatMap(([subject, section, claim]) =>
    kinds.map((kind, index) =>
      madeUpFeature(subject, kind, { section, access: `agent ${claim}`, order: index + 10 }),
    ),
  );
  if (count > all.length) throw new Error(`There are ${all.length} made-up features.`);
  return all.slice(0, count);
}

interface Place {
  readonly section: string;
  readonly access: string;
  readonly order: number;
}

function madeUpFeature(subject: string, kind: string, { section, access, order }: Place): MadeUpFeature {
  const name = `${subject} ${kind}`.replaceAll(" ", "-");
  const prefix = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const title = `${subject.charAt(0).toUpperCase()}${subject.slice(1)} ${kind}`;
  return {
    prefix,
    name,
    contract: `
      import { call, list } from "@portico/endpoints";
      export const ${prefix}Endpoints = {
        "${prefix}.list": list({
          path: "/${prefix}", access: "${access}", summary: "${title}, with who works on them.", 
          noun: { one: "${title}", other: "${title}" }, fileName: "${name}",
          fields: {
            id: { label: "ID", format: "id" },
            version: { label: "Version", format: "number" },
            ${prefix}Number: { label: "Number of ${subject}", sortable: true },
            agent: { label: "Agent", sortable: true },
            insuredName: { label: "Insured name", sensitive: "name", sortable: true },
            status: { label: "Status", format: "status", sortable: true },
            members: { label: "Members", format: "number", sortable: true, summable: true },
            startDate: { label: "${title} since", format: "date", sortable: true },
          },
          filters: {
            agent: { kind: "asyncSelect", options: "agents.lookup", optionValue: "name" },
            insuredName: { kind: "text" },
            ${prefix}Number: { kind: "text" },
          },
          sort: "-startDate,insuredName",
        }),
        "${prefix}.summary": call({
          method: "GET", path: "/${prefix}/summary", access: "${access}", summary: "How many of the ${title} there are.",
        }),
        "${prefix}.setStatuses": call({
          method: "POST", path: "/${prefix}/status", access: "${access}", summary: "Changes several of the ${title}.",
        }),
      };`,
    schemas: `
      import * as z from "zod";
      export const ${prefix}Schemas = {
        "${prefix}.summary": { response: z.object({ total: z.number() }) },
        "${prefix}.setStatuses": { body: z.strictObject({ comment: z.string().max(200) }), response: z.null() },
      };`,
    screen: `
      import { listScreen } from "@portico/portal-config";
      export const ${prefix} = listScreen({
        id: "${name}", path: "made-up/${name}", title: "${title}", access: "${access}",
        navigation: { section: "${section}", order: ${order} },
        endpoints: { list: "${prefix}.list" },
        filters: ["agent", "insuredName", "${prefix}Number"],
        columns: ["${prefix}Number", "agent", "insuredName", "status", "members", "startDate"],
        footer: [{ of: "records" }, { of: "sum", field: "members" }],
        actions: [{ kind: "export", id: "export", label: "Export", icon: "download", formats: ["xlsx", "csv"] }],
        empty: "There are no ${subject}.", notLoaded: "${title} haven't loaded?",
      });`,
  };
}
