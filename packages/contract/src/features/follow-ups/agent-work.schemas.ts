import { bulkResponse, type CallSchemas, featureSchemas } from "@portico/endpoints/schemas";
import * as z from "zod";
import { type AgentWorkKind, agentWorkEndpoints, agentWorkKinds } from "./agent-work.ts";

/** The maximum number of agents who share the work of one. */
export const maxReceivers = 50;

/** Whose work goes to whom. */
const reassignment = {
  agentId: z.uuid("Choose an agent").describe("The agent who left."),
  receiverIds: z
    .array(z.uuid())
    .min(1, "Choose at least one agent")
    .max(maxReceivers, `Choose up to ${maxReceivers} agents`)
    .refine((ids) => new Set(ids.map((id) => id.toLowerCase())).size === ids.length, "Choose each agent once")
    .describe("The agents who get the work. It is split evenly, in this order."),
};

const count = z.int().describe("The number of open items.");
const kind = z.enum(Object.keys(agentWorkKinds) as [AgentWorkKind]);

/** The body of a preview. */
export const previewBody = z.strictObject(reassignment);

/** The schemas of the calls on the work of agents who left. */
export const agentWorkSchemas = {
  ...featureSchemas(agentWorkEndpoints, {}),
  "agentWork.preview": {
    body: previewBody,
    response: z.object({
      kinds: z.array(
        z.object({
          kind,
          total: count,
          excluded: z
            .int()
            .describe("The number of further items, in areas that the caller doesn't administer. They stay."),
          /** In the order of the receivers. */
          counts: z.array(z.int()).describe("How many each receiver gets, in their order."),
        }),
      ),
      receivers: z.array(z.object({ id: z.uuid(), name: z.string(), total: count })),
      total: count,
      token: z.string().describe("For `POST /AgentWork/reassign`: stands for exactly these items."),
    }),
  },
  "agentWork.reassign": {
    body: z.strictObject({
      ...reassignment,
      token: z.string().regex(/^[\w-]{43}$/, "Send the token of the preview."),
    }),
    response: bulkResponse,
  },
} satisfies Record<string, CallSchemas>;

/** How many items a reassignment has changed, and how to undo it. */
export type Reassigned = z.output<(typeof agentWorkSchemas)["agentWork.reassign"]["response"]>;
