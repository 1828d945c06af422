import { type ResponseBody, respondWith } from "@portico/renderer/testing";
import type { Configuration } from "../../../configuration/use-configuration.ts";

/** The public configuration. */
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

/** Mocks responses of the login pages by path. The configuration is mocked unless `responses` contains it. */
export function mockSignInApi(responses: Readonly<Record<string, ResponseBody>> = {}) {
  return () => {
    const all: Readonly<Record<string, ResponseBody>> = {
      "/api/Configuration": () => Response.json(configuration),
      ...responses,
    };
    return respondWith((url, request) => {
      const respond = all[url.pathname];
      return (
        respond?.(url, request) ??
        Response.json({ message: `No mock response for ${url.pathname}.` }, { status: 404 })
      );
    })();
  };
}

/** Creates a mock response with JSON. */
export const json =
  (body: unknown, status = 200): ResponseBody =>
  () =>
    Response.json(body, { status });
