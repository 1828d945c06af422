import type { timelineKinds } from "@portico/contract/features/people";
import { formatNumber } from "@portico/ui/format";

const count = (number: number, noun: string) => `${formatNumber(number)} ${number === 1 ? noun : `${noun}s`}`;

const consents: Readonly<Record<string, string>> = {
  agreed: "Consent given",
  declined: "Consent declined",
  withdrawn: "Consent withdrawn",
};

const decisions: Readonly<Record<string, string>> = {
  same: "Merged with another person",
  different: "Separated from another person",
};

type TimelineKind = (typeof timelineKinds)[number];

/** The texts of people's pages. */
export const peopleMessages = {
  person: "Person",
  loading: "Loading the person",
  notLoaded: "Couldn't load the person",
  notFound: "This person doesn't exist, or you can't see the record that this link is for.",
  otherNames: (names: readonly string[]) => `Also ${names.join(", ")}`,
  born: (dob: string, age: number) => `Born ${dob} (${age})`,
  agents: (agents: readonly string[]) => `Agent: ${agents.join(", ")}`,
  doNotCall: "Do not call",
  phone: "Phone",
  email: "Email",
  address: "Address",
  coverage: {
    covered: (date: string | undefined) => (date === undefined ? "Covered" : `Covered until ${date}`),
    grace: (date: string | undefined) => `Grace period ends ${date ?? ""}`,
    future: (date: string | undefined) => `Coverage starts ${date ?? ""}`,
    ended: (date: string | undefined) => `Coverage ended ${date ?? ""}`,
    none: () => "No coverage",
  },
  addNote: "Add note",
  newApplication: "New offline application",
  attention: {
    title: "Needs attention",
    unpaid: (date: string) => `is unpaid. The grace period ends ${date}.`,
    lost: (date: string) => `was lost ${date}.`,
    consent: (sent: string, expires: string) =>
      `is waiting for consent, requested ${sent}. The link expires ${expires}.`,
    births: "These records have different dates of birth. Open the wrong one to correct it:",
    birth: (date: string) => `${date} on`,
    possible: "Possible match:",
    compare: "Compare",
  },
  policies: {
    title: "Policies",
    ofYear: (year: string) => `Policies from ${year}`,
    facts: {
      plan: "Plan",
      effective: "Effective",
      ends: "Ends",
      paidThrough: "Paid through",
      members: "Members",
      premium: "Premium",
      responsibility: "Member pays",
      agent: "Agent",
    },
    unpaid: (status: string) => `Unpaid: ${status}`,
    lost: (status: string) => `Lost: ${status}`,
  },
  records: {
    title: "Other records",
    kinds: {
      customer: "Customer",
      policy: "Policy",
      lead: "Lead",
      application: "Offline application",
      marketplaceApplication: "Marketplace application",
      agent: "Agent",
      user: "User",
    },
    facts: { name: "Name", agent: "Agent", date: "Date" },
    separate: "Separate records",
  },
  household: {
    title: "Household",
    self: "This person",
    columns: { name: "Name", relation: "Relation", born: "Born" },
  },
  commissions: {
    title: "Commissions received",
    hint: "Last 12 months",
    month: "Month",
    amount: "Amount",
    total: "Total",
    none: "None in the last 12 months",
  },
  details: "Contact",
  timeline: {
    title: "Timeline",
    none: "Nothing has happened yet.",
    all: "All events",
    show: "Show",
    more: "Show older events",
    system: "System",
    download: (name: string) => `Download ${name}`,
    downloadFailed: (name: string, message: string) => `Couldn't download ${name}. ${message}`,
    notLoaded: (message: string) => `Couldn't load more events. ${message}`,
    kinds: {
      note: "Notes",
      status: "Statuses",
      assignment: "Assignments",
      consent: "Consents",
      quote: "Quotes",
      change: "Changes",
      created: "New records",
      person: "Merges and separations",
    } satisfies Record<TimelineKind, string>,
    titles: {
      note: () => "Note",
      status: (what) => (what === null ? "Status cleared" : `Status: ${what}`),
      assignment: (what) => (what === null ? "Unassigned" : `Assigned to ${what}`),
      consent: (what) => consents[what ?? ""] ?? "Consent requested",
      quote: () => "Quote",
      change: (what) => `Changed: ${what ?? ""}`,
      created: () => "Created",
      person: (what) => decisions[what ?? ""] ?? "Merge or separation undone",
    } satisfies Record<TimelineKind, (what: string | null) => string>,
  },
  decisions: {
    title: "Merges and separations",
    same: "Merged",
    different: "Separated",
    by: (who: string | null, when: string) => `by ${who ?? "the system"} on ${when}`,
    undo: "Undo",
    undone: "Undone",
  },
  merge: {
    title: "Are these the same person?",
    text: "Merging shows all of these records on one page. The records themselves don't change, and you can undo it at any time.",
    replaces: (decisions: number) =>
      `This overrides ${count(decisions, "earlier decision")} to keep them separate.`,
    merge: "Same person",
    separate: "Different people",
    merged: "Merged into one person",
    separated: "Marked as different people. This match won't be suggested again.",
    loading: "Loading both people",
    failed: (message: string) => `Couldn't compare them. ${message}`,
  },
  separate: {
    title: "Which records belong to someone else?",
    text: "The records you choose move to a separate person. The records themselves don't change, and you can undo this at any time.",
    legend: "Records to separate",
    submit: (records: number) => (records === 0 ? "Separate" : `Separate ${count(records, "record")}`),
    none: "Choose at least one record.",
    all: "Leave at least one record unselected.",
    done: "Records separated",
  },
} as const;
