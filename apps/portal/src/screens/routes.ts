import { type Access, frameAccess, personAccess } from "@portico/contract";
import type { ListScreen } from "@portico/portal-config";

/** The pages that are not built-in lists. */
export type PageName =
  | "application"
  | "built-in-screen"
  | "custom-screen"
  | "customer"
  | "dashboard"
  | "error"
  | "marketing"
  | "marketplace-application"
  | "marketplace-enrollment"
  | "marketplace-plan"
  | "marketplace-plans"
  | "marketplace-redirect"
  | "marketplace-return"
  | "my-account"
  | "new-application"
  | "not-implemented"
  | "payment-slip"
  | "person"
  | "reports"
  | "screen-editor";

/** A route of the portal. */
export interface PortalRoute {
  /** The path below `/portal/`, with `:name` for an id. A trailing `*` matches any path. */
  readonly path: string;
  readonly access: Access;
  readonly title: string;
  readonly page: PageName;
  /** The position in the sidebar. @default not in the sidebar */
  readonly navigation?: ListScreen["navigation"];
}

const payments = "agent view.AgentPayment|admin.AgentPayment";
const offlineApplications = "agent view.OfflineApp|admin.OfflineApp";
/** Everyone who may open the portal, which requires a role. */
const anyRole = "session";

/**
 * All routes except declared lists (specification, part 1, section 2; part 2, section 2). A list screen replaces the
 * route with the same path.
 */
export const portalRoutes: readonly PortalRoute[] = [
  {
    path: "dashboard",
    access: "agent|administrator|securityadmin",
    title: "Dashboard",
    page: "dashboard",
    navigation: { section: "dashboard" },
  },
  { path: "customer", access: "customer", title: "Welcome", page: "customer" },
  {
    path: "application",
    access: "customer",
    title: "Application",
    page: "application",
    navigation: { section: "application" },
  },
  { path: "myaccount", access: anyRole, title: "My Account", page: "my-account" },
  { path: "error", access: anyRole, title: "Error", page: "error" },
  {
    path: "marketing",
    access: frameAccess.marketing,
    title: "Marketing",
    page: "marketing",
    navigation: { section: "marketing" },
  },

  {
    path: "mk/redirect",
    access: "agent|customer",
    title: "To the Marketplace",
    page: "marketplace-redirect",
  },
  {
    path: "mk/return",
    access: "agent|customer",
    title: "Back from the Marketplace",
    page: "marketplace-return",
  },
  {
    path: "mk/return/:type",
    access: "agent|customer",
    title: "Back from the Marketplace",
    page: "marketplace-return",
  },
  ...applicationRoutes(),

  {
    path: "people/:personId",
    access: personAccess,
    title: "Person",
    page: "person",
  },
  { path: "commissions/slips/:paymentNumber", access: payments, title: "Payment slip", page: "payment-slip" },
  {
    path: "form/new",
    access: offlineApplications,
    title: "New Form",
    page: "new-application",
    navigation: { section: "offline-form", order: 1 },
  },
  ...administration(),
  // The server checks access to each custom screen.
  { path: "screens/:screenId", access: anyRole, title: "Screen", page: "custom-screen" },
  { path: "screens/:screenId/:id", access: anyRole, title: "Details", page: "custom-screen" },
];

/** Returns the routes of one application. Customers open their own application at the same paths. */
function applicationRoutes(): PortalRoute[] {
  const routes: readonly (readonly [steps: string, title: string, page: PageName])[] = [
    ["", "Application", "marketplace-application"],
    ["/plans", "Plans", "marketplace-plans"],
    ["/plans/:planId", "Plan", "marketplace-plan"],
    ["/enrollment", "Enrollment groups", "marketplace-enrollment"],
    ["/enrollment/:groupId/plans", "Plans", "marketplace-plans"],
    ["/enrollment/:groupId/plans/:planId", "Plan", "marketplace-plan"],
  ];
  return routes.map(([steps, title, page]) => ({
    path: `mk/applications/:appId${steps}`,
    access: "customer|agent customer|view.Application|admin.Application",
    title,
    page,
  }));
}

/** Returns the routes below `manage`, which are for administrators. */
function administration(): PortalRoute[] {
  const routes: readonly (readonly [step: string, title: string, page: PageName, order?: number])[] = [
    ["reports", "Reports", "reports", 5],
    ["contacts/:id", "Contact", "my-account"],
    ["screens/new", "New screen", "screen-editor"],
    ["screens/built-in/:screenId", "Built-in screen", "built-in-screen"],
    ["screens/:id", "Screen", "screen-editor"],
    // Users who aren't administrators get the error page at any path, also at one that doesn't exist.
    ["*", "Administration", "not-implemented"],
  ];
  return routes.map(([step, title, page, order]) => ({
    path: `manage/${step}`,
    access: "administrator",
    title,
    page,
    ...(order && { navigation: { section: "administration", order } }),
  }));
}

/** Paths that redirect. Access is checked at the target. */
export const portalRedirects: Readonly<Record<string, string>> = {
  policies: "policies/manage",
  mk: "mk/applications",
  commissions: "commissions/payment",
  "commissions/formats": "manage/file-layouts",
  form: "form/new",
  manage: "manage/agents",
  "security/*": "security",
  "rates/:agentId": "manage/rates/:agentId",
};

/** The format of each id in paths: a GUID of the portal, an id of another system, or the id of a screen. */
export const idKinds = {
  id: "guid",
  agentId: "guid",
  loadId: "guid",
  appId: "external",
  planId: "external",
  groupId: "external",
  paymentNumber: "external",
  personId: "external",
  type: "external",
  screenId: "screen",
} as const satisfies Readonly<Record<string, "guid" | "external" | "screen">>;
