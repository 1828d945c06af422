import type { timelineKinds } from "@portico/contract/features/people/people";
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

const channels: Readonly<Record<string, string>> = { mail: "Email", sms: "SMS" };

const messageKinds: Readonly<Record<string, string>> = {
  "consent-request": "request for consent",
  "consent-code": "code to sign a consent",
  "consent-record": "record of a consent",
  quote: "quote",
};

/** What happened to a message, by its state in the outbox. */
const messageStates: Readonly<Record<string, string>> = {
  sent: "sent",
  kept: "sent",
  failed: "couldn't be sent",
};

function messageTitle(what: string | null): string {
  const [channel = "", kind = "", state = ""] = (what ?? "").split(" ");
  return `${channels[channel] ?? ""} ${messageStates[state] ?? "is being sent"}: ${messageKinds[kind] ?? ""}`;
}

function enrollmentTitle(what: string | null): string {
  const [state, year = ""] = (what ?? "").split(" ");
  return state === "confirmed"
    ? `Enrolled for ${year}`
    : `Enrollment for ${year} submitted, not confirmed yet`;
}

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
  quote: "Quote",
  followUp: "Follow Up",
  newFollowUp: (record: string) => `New follow-up: ${record}`,
  assign: {
    button: "Assign",
    title: "Assign to an agent",
    changes: (records: readonly string[]) => `Assigns ${records.join(", ")}.`,
    person: "Agent",
    assigned: (agent: string) => `Assigned to ${agent}`,
    partly: (done: readonly string[], failed: string, message: string) =>
      `${done.length === 0 ? "Nothing was assigned." : `${done.join(", ")} assigned.`} Couldn't assign ${failed}. ${message}`,
    kinds: {
      policy: (records: number) => (records === 1 ? "1 policy" : `${formatNumber(records)} policies`),
      customer: (records: number) => count(records, "customer"),
      lead: (records: number) => count(records, "lead"),
    },
  },
  attention: {
    title: "Needs attention",
    unpaid: (date: string) => `is unpaid. The grace period ends ${date}.`,
    lost: (date: string) => `was lost ${date}.`,
    followUp: (what: string, due: string, agent: string) => `${what}, due ${due}, ${agent}`,
    overdue: "Overdue",
    followUps: "Follow-ups",
    consent: (sent: string, expires: string) =>
      `is waiting for consent, requested ${sent}. The link expires ${expires}.`,
    draft: (saved: string) => `Offline application started, last saved ${saved}.`,
    unnamed: "Unnamed",
    resume: "Resume",
    unmatched: (amount: string, month: string, carrier: string, number: string) =>
      `A commission of ${amount} for ${month} from ${carrier} matches no policy: ${number}.`,
    match: "Match it",
    births: "These records have different dates of birth:",
    birth: (date: string) => `${date} on`,
    setBirth: (date: string) => `Change to ${date}`,
    setBirthOf: (record: string, date: string) => `Change to ${date} on ${record}`,
    possible: "Possible match:",
    compare: "Compare",
  },
  birthDate: {
    title: "Change the date of birth?",
    text: (record: string, from: string, to: string) =>
      `${record} has ${from}. It gets ${to}. Other records don't change, and the record's history has the change.`,
    confirm: "Change it",
    done: "Date of birth changed",
  },
  applications: {
    title: "Applications",
    draft: (name: string) => `Draft: ${name}`,
    saved: "Saved",
    resume: "Resume",
    resumeOf: (application: string) => `Resume ${application}`,
  },
  documents: {
    title: "Documents",
    facts: { by: "Added by", on: "On", size: "Size", record: "From" },
    system: "System",
    person: "Person",
    more: "These are the 100 newest. The timeline has the others.",
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
    title: "Leads and customers",
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
      followUp: "Follow-ups",
      message: "Email and SMS",
      quote: "Quotes",
      enrollment: "Enrollments",
      change: "Changes",
      upload: "Uploads",
      created: "New records",
      person: "Merges and separations",
    } satisfies Record<TimelineKind, string>,
    titles: {
      note: () => "Note",
      status: (what) => (what === null ? "Status cleared" : `Status: ${what}`),
      assignment: (what) => (what === null ? "Unassigned" : `Assigned to ${what}`),
      consent: (what) => consents[what ?? ""] ?? "Consent requested",
      followUp: (what) => `Follow-up: ${what ?? ""}`,
      message: messageTitle,
      quote: () => "Quote",
      enrollment: enrollmentTitle,
      change: (what) => `Changed: ${what ?? ""}`,
      upload: (what) => `Changed by an upload: ${what ?? ""}`,
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
