import { signedIn } from "../../access/caller.ts";
import { feature } from "../../feature/feature.ts";
import type { Handlers } from "../../http/handler.ts";
import type { Services } from "../../services.ts";
import { readScreenAnswer, readVersionAnswer } from "./answers.ts";
import { approve, giveBack, submit, withdraw } from "./approval.ts";
import { createScreen } from "./create-screen.ts";
import { saveDraft } from "./drafts.ts";
import { impactHandlers } from "./impact.ts";
import { screenList } from "./list.ts";
import { publish, retire, rollBack } from "./publication.ts";
import { takeStep } from "./take-step.ts";

/** List screens that administrators add: their life from a draft to retirement. */
export const screensFeature = feature({
  list: screenList,
  handlers: (services, { lists }) => ({ ...screenHandlers(services), ...impactHandlers(services, lists) }),
});

function screenHandlers(services: Services) {
  const { database } = services;
  return {
    "screens.create": (request) => createScreen(services, request),
    "screens.get": ({ params: { id }, caller }) => readScreenAnswer(database, id, signedIn(caller).userId),
    "screens.version": ({ params: { id, number } }) => readVersionAnswer(database, id, number),
    "screens.save": (request) =>
      takeStep(services, request, "saved", (step) => saveDraft(step, request.body.document)),
    "screens.submit": (request) =>
      takeStep(services, request, "submitted", (step) => submit(step, request.body.comment)),
    "screens.withdraw": (request) => takeStep(services, request, "withdrawn", withdraw),
    "screens.approve": (request) =>
      takeStep(services, request, "approved", (step) => approve(step, request.body.comment)),
    "screens.return": (request) =>
      takeStep(services, request, "returned", (step) => giveBack(step, request.body.comment)),
    "screens.publish": (request) => takeStep(services, request, "published", publish),
    "screens.rollBack": (request) =>
      takeStep(services, request, "rolled back", (step) => rollBack(step, request.body.number)),
    "screens.retire": (request) =>
      takeStep(services, request, "retired", (step) => retire(step, request.body.comment)),
  } satisfies Partial<Handlers>;
}
