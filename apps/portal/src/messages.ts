import { frameMessages } from "./messages/frame.ts";
import { listPageMessages } from "./messages/list-page.ts";
import { sessionMessages } from "./messages/session.ts";

/** The texts of the portal that are loaded with its first page; those of later parts stand in `messages/`. */
export const messages = {
  productName: "Portico",
  opening: "Opening",
  errorStatus: (status: number, statusText?: string) =>
    statusText ? `Error: ${status} - ${statusText}` : `Error ${status}`,
  timedOut: "The server did not answer in time. Check the connection and try again.",

  session: sessionMessages,
  signOut: "Logout",

  navigation: {
    label: "Main",
    open: "Open navigation",
    close: "Close navigation",
    skip: "Skip to content",
    breadcrumbs: "Breadcrumbs",
    id: "ID",
  },

  backToPortal: "Back to the portal",
  notImplemented: {
    title: "Not Implemented",
    text: "There is no such page in the portal.",
    declared: (page: string) => `${page} is still to come.`,
  },
  crash: {
    title: "This page stopped working",
    text: "Nothing you saved is lost. Reload the page; if it happens again, tell an administrator what you did.",
    reload: "Reload page",
  },

  list: {
    optionsFailed: "The choices could not be loaded",
    noMatches: "Nothing matches these filters. Change or clear them to see more.",
    nothingThere: "Nothing is here yet.",
    notLoaded: (title: string) => `${title} could not be loaded`,
    detailFailed: "The detail could not be opened. Check the connection and try again.",
    rowAction: (label: string, row: string) => `${label} ${row}`,
    onlyPreview: "This is a preview: nothing is changed from here.",
    brokenScreen: (title: string) => `${title} cannot be shown`,
    noSuchLookup: (id: string) => `There is no lookup \`${id}\`. Correct the filter in the contract.`,
  },
  listPage: listPageMessages,
  ...frameMessages,
} as const;
