import type { RecordKind } from "@portico/contract/features/people/search";

/** The texts of the command palette. */
export const paletteMessages = {
  title: "Search",
  label: "Search screens, people, and policies",
  groups: {
    recent: "Recent",
    favorites: "Favorites",
    actions: "Actions on this page",
    currentViews: "Views of this screen",
    screens: "Screens",
    views: "Views of other screens",
  },
  /** Opens the list with all matches of a kind, of which only the first are shown. */
  all: (kind: string) => `Show all matching ${kind.toLowerCase().replace("marketplace", "Marketplace")}`,
  /** The headings of found records, in order. */
  people: "People",
  kinds: {
    customer: "Customers",
    policy: "Policies",
    lead: "Leads",
    application: "Offline applications",
    marketplaceApplication: "Marketplace applications",
    agent: "Agents",
    user: "Users",
  } satisfies Record<RecordKind, string>,
} as const;
