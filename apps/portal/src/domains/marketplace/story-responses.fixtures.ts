import type { ApplicationDetail } from "@portico/contract/features/marketplace/application.schemas";
import type { ResponseBody } from "@portico/renderer/testing";
import { sessionConfiguration, signedIn } from "../../shell/signed-in.fixtures.ts";
import { json } from "../accounts/sign-in/sign-in-responses.fixtures.ts";
import { groupsKey } from "./groups/group-storage.ts";
import { appId, householdOf } from "./household.fixtures.ts";
import { allPlans, planCount, planDetailsAt, planIdAt, planPageAt, withoutCredit } from "./plans.fixtures.ts";

/** The path of the household's application in the API. */
export const applicationPath = `/api/application/${appId}`;

/** An agent who works with applications. */
export const agent = {
  name: "Alejandra Ríos",
  roles: ["agent"],
  claims: ["view.Application", "load.application"],
};
/** A customer whose application is that of the household. */
export const customer = { name: "Ana Diaz", roles: ["customer"], appId };

/** Signs an agent in, with responses for an application and its plans, and without stored groups. */
export function asAgent(responses: Readonly<Record<string, ResponseBody>> = {}, application = householdOf()) {
  return withoutStoredGroups(signedIn(agent, { ...responsesOf(application), ...responses }));
}

/** Signs a customer in, with the same responses. */
export function asCustomer(responses: Readonly<Record<string, ResponseBody>> = {}) {
  return withoutStoredGroups(signedIn(customer, { ...responsesOf(householdOf()), ...responses }));
}

function withoutStoredGroups(signIn: () => () => void) {
  return () => {
    localStorage.removeItem(groupsKey);
    const signOut = signIn();
    return () => {
      localStorage.removeItem(groupsKey);
      signOut();
    };
  };
}

function responsesOf(application: ApplicationDetail): Readonly<Record<string, ResponseBody>> {
  const plans = Array.from({ length: planCount }, (_, index) => [
    `${applicationPath}/plans/${planIdAt(index)}`,
    planResponse(index),
  ]);
  return {
    "/api/Configuration": json(sessionConfiguration),
    [applicationPath]: json(application),
    [`${applicationPath}/plans/search`]: searchResponse,
    ...Object.fromEntries(plans),
  };
}

/** Answers a search by its filters and page, with or without the credit. */
const searchResponse: ResponseBody = async (_url, request) => {
  const { metalLevels, page, withoutCredit: isWithout } = await request.json();
  const matching = allPlans().filter(
    ({ metalLevel }) => metalLevels.length === 0 || metalLevels.includes(metalLevel),
  );
  return Response.json(planPageAt(page, isWithout ? matching.map(withoutCredit) : matching));
};

function planResponse(index: number): ResponseBody {
  return async (_url, request) => {
    const { withoutCredit: isWithout } = await request.json();
    const plan = planDetailsAt(index);
    return Response.json(isWithout ? withoutCredit(plan) : plan);
  };
}

/** A response that never comes. */
export const pending: ResponseBody = () => new Promise(() => {});
