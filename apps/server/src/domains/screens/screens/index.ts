import { signedIn } from "../../../access/caller.ts";
import { screens } from "../../../db/schema/index.ts";
import { feature } from "../../../feature/feature.ts";
import type { Handlers } from "../../../http/handler.ts";
import { nameOfUser } from "../../../identity/person-name.ts";
import type { Services } from "../../../services/services.ts";
import { approve, requestChanges, submit, withdraw } from "./approval.ts";
import { createScreen } from "./create-screen.ts";
import { saveDraft } from "./drafts.ts";
import { impactHandlers } from "./impact.ts";
import { publish, retire, rollBack } from "./publication.ts";
import { readScreenResponse, readVersionResponse } from "./responses.ts";
import { runWorkflowStep } from "./workflow-step.ts";

/** The custom screens, for administrators. */
const screenList = {
  id: "screens.list",
  scope: "everyone",
  table: screens,
  fields: { author: nameOfUser(screens.author), publishedBy: nameOfUser(screens.publishedBy) },
} as const;

/** Custom list screens and their workflow from draft to retirement. */
export const screensFeature = feature({
  list: screenList,
  handlers: (services, { lists }) => ({ ...screenHandlers(services), ...impactHandlers(services, lists) }),
});

function screenHandlers(services: Services) {
  const { database } = services;
  return {
    "screens.create": (request) => createScreen(services, request),
    "screens.get": ({ params: { id }, caller }) => readScreenResponse(database, id, signedIn(caller).userId),
    "screens.version": ({ params: { id, number } }) => readVersionResponse(database, id, number),
    "screens.save": (request) =>
      runWorkflowStep(services, request, "saved", (step) => saveDraft(step, request.body.document)),
    "screens.submit": (request) =>
      runWorkflowStep(services, request, "submitted", (step) => submit(step, request.body.comment)),
    "screens.withdraw": (request) => runWorkflowStep(services, request, "withdrawn", withdraw),
    "screens.approve": (request) =>
      runWorkflowStep(services, request, "approved", (step) => approve(step, request.body.comment)),
    "screens.return": (request) =>
      runWorkflowStep(services, request, "returned", (step) => requestChanges(step, request.body.comment)),
    "screens.publish": (request) => runWorkflowStep(services, request, "published", publish),
    "screens.rollBack": (request) =>
      runWorkflowStep(services, request, "rolled back", (step) => rollBack(step, request.body.number)),
    "screens.retire": (request) =>
      runWorkflowStep(services, request, "retired", (step) => retire(step, request.body.comment)),
  } satisfies Partial<Handlers>;
}
