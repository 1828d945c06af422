import { frameMessages } from "./messages/frame.ts";
import { listPageMessages } from "./messages/list-page.ts";
import { sessionMessages } from "./messages/session.ts";

/** Every text of the portal that is not a screen's own, in one place. */
export const messages = {
  productName: "Portico",
  opening: "Opening",
  errorStatus: (status: number, statusText?: string) =>
    statusText ? `Error: ${status} - ${statusText}` : `Error ${status}`,
  timedOut: "The server did not answer in time. Check the connection and try again.",

  session: sessionMessages,
  signOut: "Logout",
  accountNotSetUp: {
    title: "Your account is not set up yet",
    text: (user: string) =>
      `${user} has no role, so there is nothing it may open. Ask a security administrator to give it one.`,
    signOut: "Logout For Now",
  },

  navigation: {
    label: "Main",
    open: "Open navigation",
    close: "Close navigation",
    skip: "Skip to content",
    breadcrumbs: "Breadcrumbs",
    id: "ID",
  },

  backToPortal: "Back to the portal",
  errorPage: {
    text: (error: string) => `Error: ${error}`,
    hint: "Your roles and claims do not open this page. A security administrator can change them.",
  },
  notImplemented: {
    title: "Not Implemented",
    text: "There is no such page in the portal.",
    declared: (page: string) => `${page} is still to come.`,
  },
  notFound: { title: "Page not found", text: "There is nothing at this address.", homepage: "Homepage" },
  crash: {
    title: "This page stopped working",
    text: "Nothing you saved is lost. Reload the page; if it happens again, tell an administrator what you did.",
    reload: "Reload page",
  },
  customerGreeting: {
    title: (name: string) => `Welcome, ${name}`,
    text: "Here you find your application for health coverage.",
  },

  list: {
    optionsFailed: "The choices could not be loaded",
    noMatches: "Nothing matches these filters. Change or clear them to see more.",
    nothingThere: "Nothing is here yet.",
    notLoaded: (title: string) => `${title} could not be loaded`,
    detailFailed: "The detail could not be opened. Check the connection and try again.",
    rowAction: (label: string, row: string) => `${label} ${row}`,
    brokenScreen: (title: string) => `${title} cannot be shown`,
    noSuchLookup: (id: string) => `There is no lookup \`${id}\`. Correct the filter in the contract.`,
    noSuchEndpoint: (id: string) =>
      `endpoints.list: there is no list \`${id}\`. Correct the screen's declaration.`,
  },
  listPage: listPageMessages,
  ...frameMessages,
} as const;
