import type { Configuration } from "../configuration/use-configuration.ts";
import { type Answer, answerWith } from "../renderer/responses.fixtures.ts";

/** What the login page knows of a deployment. */
export const configuration: Configuration = {
  brand: { id: "portico", name: "Portico", logoUrl: "", footer: "" },
  partners: [],
  links: {
    callUs: "tel:+13055550100",
    emailUs: "mailto:support@portico.test",
    privacy: "/privacy",
    seePlans: "/self-enroll/",
  },
  theme: { lightFrom: 8, lightUntil: 18 },
};

/** Answers the calls of the login area, by path; the configuration unless it is among them. */
export function answerCalls(answers: Readonly<Record<string, Answer>> = {}) {
  return () => {
    const all: Readonly<Record<string, Answer>> = {
      "/api/Configuration": () => Response.json(configuration),
      ...answers,
    };
    return answerWith((url, request) => {
      const answer = all[url.pathname];
      return (
        answer?.(url, request) ??
        Response.json({ message: `Nothing answers ${url.pathname}.` }, { status: 404 })
      );
    })();
  };
}

/** Answers a call with this JSON. */
export const json =
  (body: unknown, status = 200): Answer =>
  () =>
    Response.json(body, { status });
