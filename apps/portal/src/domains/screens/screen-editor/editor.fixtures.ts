import { presetClaims, roles } from "@portico/contract";
import type { AddedScreen } from "@portico/contract/features/screens/screens.schemas";
import { listScreen } from "@portico/portal-config";
import { endpointAt, type ResponseBody, respondWith, respondWithRows } from "@portico/renderer/testing";
import { signInAs } from "../../../session/sign-in-as.fixtures.ts";
import { writeDocument } from "./draft/draft.ts";
import { calmImpact, screenRowId } from "./workflow/workflow.fixtures.ts";

/** The screen of the stories, which is valid. */
export const graceScreen = listScreen({
  id: "policies-in-grace",
  path: "screens/policies-in-grace",
  title: "Policies in grace",
  description: "Miami, worst first.",
  access: "agent view.Policy|admin.Policy",
  navigation: { section: "policies", order: 9 },
  endpoints: { list: "policyNonPaid.list" },
  filters: ["agent", "carrier"],
  permanentFilters: { status: "New" },
  columns: ["policyNumber", "insuredName", { field: "planName", truncate: 30 }, "graceEndDate"],
  sort: ["graceEndDate"],
  actions: [],
  empty: "No Data",
});

/** Its text, as it is saved. */
export const graceText = writeDocument(graceScreen);
/** A text of it with more columns. */
export const widerText = writeDocument({
  ...graceScreen,
  title: "Policies in grace, Miami",
  columns: [...graceScreen.columns, "phone", "agent"],
  sort: ["-graceEndDate"],
});
/** A text of it that cannot be shown. */
export const wrongText = writeDocument({
  ...graceScreen,
  columns: ["policyNumber", { field: "insuredNmae", header: "Insured" }],
  sort: ["-graceEnd"],
});

/** Responds with JSON. */
export const respondWithJson =
  (body: unknown): ResponseBody =>
  () =>
    Response.json(body);

/** Responds with an error. */
export const refuse =
  (status: number, body: unknown): ResponseBody =>
  () =>
    Response.json(body, { status });

/** The data of the fake server. */
export interface ScreensServerOptions {
  readonly screen: AddedScreen;
  /** The text of each version, by number; the text of the stories by default. */
  readonly texts?: Readonly<Record<number, string>>;
  /** Answers that come before its own, by the endpoint's id. */
  readonly responses?: Readonly<Record<string, ResponseBody>>;
}

/** Signs in an administrator, and answers the calls about one screen; each step leads to the screen it answers. */
export function screensServer({ screen, texts = {}, responses = {} }: ScreensServerOptions) {
  const rows = respondWithRows(graceScreen, 23);
  const own: Readonly<Record<string, ResponseBody>> = {
    "screens.get": () => Response.json(screen),
    "screens.version": ({ pathname }) => {
      const number = Number(pathname.split("/").at(-1));
      const version = screen.versions.find((one) => one.number === number);
      return Response.json({ ...version, document: texts[number] ?? graceText });
    },
    "screens.save": () => Response.json({ ...screen, version: screen.version + 1 }),
    "screens.create": () => Response.json({ ...screen, id: screenRowId }),
    "screens.impact": () => Response.json(calmImpact),
    ...responses,
  };
  return () => {
    const restore = respondWith((url, request) => {
      const id = endpointAt(request.method, url.pathname);
      const response = id === undefined ? undefined : own[id];
      return (response ?? rows)(url, request);
    })();
    const signOut = signInAs({ name: "Mara Lindqvist", roles, claims: presetClaims });
    return () => {
      signOut();
      restore();
    };
  };
}
