import type { CustomScreenOutline } from "@portico/contract/features/settings/configuration.schemas";
import type { ListScreen } from "@portico/portal-config";
import { type ResponseBody, respondWith, respondWithRows } from "@portico/renderer/testing";
import { type StoryUser, signInAs } from "../../../session/sign-in-as.fixtures.ts";
import { sessionConfiguration } from "../../../shell/signed-in.fixtures.ts";
import { json } from "../../accounts/sign-in/sign-in-responses.fixtures.ts";
import type { PublishedScreen } from "./use-custom-screen.ts";

/** A screen as an administrator would add it. */
export const graceInMiami = {
  kind: "list",
  id: "grace-in-miami",
  path: "screens/grace-in-miami",
  title: "Grace in Miami",
  access: "agent view.Policy|admin.Policy",
  navigation: { section: "policies", label: "Grace in Miami" },
  endpoints: { list: "policyNonPaid.list" },
  permanentFilters: { status: "Paid Confirmed", state: "FL", city: "Miami" },
  filters: ["agent", "policyNumber"],
  columns: ["policyNumber", "planName", "status", "monthsBehind"],
  selection: { mode: "many", allMatching: true },
  actions: [
    {
      kind: "changeStatus",
      id: "status",
      label: "Change status",
      endpoint: "policyNonPaid.setStatuses",
      statuses: "unpaidStatus",
    },
    { kind: "history", id: "history", label: "History", endpoint: "policyNonPaid.history" },
  ],
  empty: "No Data",
} as const satisfies ListScreen;

/** Its outline for the sidebar. */
export const graceOutline: CustomScreenOutline = {
  id: graceInMiami.id,
  version: 2,
  path: graceInMiami.path,
  title: graceInMiami.title,
  navigation: graceInMiami.navigation,
};

/** Its published version. */
export const publishedGrace: PublishedScreen = {
  id: graceInMiami.id,
  version: 2,
  title: graceInMiami.title,
  screen: JSON.parse(JSON.stringify(graceInMiami)),
  dropped: [],
  problems: [],
};

/** The signed-in user. */
export const agent: StoryUser = { name: "Alejandra Ríos", roles: ["agent"], claims: ["view.Policy"] };

/** The responses of a story's fake server. */
export interface StoryServer {
  readonly user?: StoryUser;
  readonly screen?: ResponseBody;
  readonly screens?: () => readonly CustomScreenOutline[];
  /** The states, which name the values of a fixed filter. */
  readonly states?: ResponseBody;
  /** The list with the sample rows. @default the screen's */
  readonly list?: string;
  /** Each call that was made. */
  readonly calls?: Request[];
}

/** Signs in a user who sees the published screen; its rows are samples. */
export function withGrace({
  user = agent,
  screen = json(publishedGrace),
  screens = () => [graceOutline],
  states = json([{ id: "1", code: "FL", name: "Florida" }]),
  list = graceInMiami.endpoints.list,
  calls = [],
}: StoryServer = {}) {
  const rows = respondWithRows({ ...graceInMiami, endpoints: { list } }, 23);
  const response: ResponseBody = (url, request) => {
    calls.push(request);
    if (url.pathname === "/api/Configuration") {
      const { session, ...open } = sessionConfiguration;
      return Response.json({ ...open, session: { ...session, screens: screens() } });
    }
    if (url.pathname === "/api/States") return states(url, request);
    return url.pathname.startsWith("/api/Configuration/screens/") ? screen(url, request) : rows(url, request);
  };
  return () => {
    calls.length = 0;
    const end = respondWith(response)();
    const signOut = signInAs(user);
    return () => {
      signOut();
      end();
    };
  };
}
