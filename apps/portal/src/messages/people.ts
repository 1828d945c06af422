import type { timelineKinds } from "@portico/contract/features/people";
import { formatNumber } from "@portico/ui/format";

const count = (number: number, noun: string) => `${formatNumber(number)} ${number === 1 ? noun : `${noun}s`}`;

type TimelineKind = (typeof timelineKinds)[number];

/** The texts of people's pages. */
export const peopleMessages = {
  person: "Person",
  loading: "Loading the person",
  notLoaded: "Couldn't load the person",
  notFound: "This person doesn't exist, or you can't see any of their records.",
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
    unpaid: (date: string) => `is unpaid. The last day of grace is ${date}.`,
    lost: (date: string) => `was lost on ${date}.`,
    consent: (sent: string, expires: string) =>
      `waits for consent, requested on ${sent}. The link expires on ${expires}.`,
    births: "The records have different birth dates. Correct the wrong one in its record:",
    birth: (date: string) => `${date} on`,
    possible: "Maybe the same person:",
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
    separate: "Not this person…",
  },
  household: {
    title: "Household",
    self: "This person",
    columns: { name: "Name", relation: "Relation", born: "Born" },
  },
  commissions: {
    title: "Commissions received",
    hint: "In the last twelve months",
    month: "Month",
    amount: "Amount",
    total: "Total",
    none: "None in the last twelve months",
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
      person: "Decisions about the person",
    } satisfies Record<TimelineKind, string>,
    titles: {
      note: () => "Note",
      status: (what) => (what === null ? "Status cleared" : `Status: ${what}`),
      assignment: (what) => (what === null ? "Unassigned" : `Assigned to ${what}`),
      consent: (what) =>
        what === "agreed"
          ? "Consent given"
          : what === "declined"
            ? "Consent declined"
            : what === "withdrawn"
              ? "Consent withdrawn"
              : "Consent requested",
      quote: () => "Quote",
      change: (what) => `Changed: ${what ?? ""}`,
      created: () => "Created",
      person: (what) =>
        what === "same"
          ? "Merged with another person"
          : what === "different"
            ? "Told apart from another person"
            : "Decision undone",
    } satisfies Record<TimelineKind, (what: string | null) => string>,
  },
  decisions: {
    title: "Decisions",
    same: "Merged",
    different: "Told apart",
    by: (who: string | null, when: string) => `by ${who ?? "the system"} on ${when}`,
    undo: "Undo",
    undone: "The decision was undone.",
  },
  merge: {
    title: "Are these the same person?",
    text: "Merging puts these records on one page. It changes none of them, and you can undo it at any time.",
    replaces: (decisions: number) =>
      `This ends ${count(decisions, "earlier decision")} that told them apart.`,
    merge: "Same person",
    separate: "Different people",
    merged: "The two are one person now.",
    separated: "The two are different people. They won't be offered again.",
    loading: "Loading both people",
    failed: (message: string) => `Couldn't compare them. ${message}`,
  },
  separate: {
    title: "Which records aren't of this person?",
    text: "They move to a page of their own. No record changes, and you can undo it at any time.",
    legend: "Records of someone else",
    submit: (records: number) => (records === 0 ? "Separate" : `Separate ${count(records, "record")}`),
    none: "Choose at least one record.",
    all: "Leave at least one record.",
    done: "The records are of another person now.",
  },
} as const;
