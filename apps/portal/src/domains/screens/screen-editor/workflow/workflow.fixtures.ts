import type {
  AddedScreen,
  ScreenImpact,
  ScreenVersion,
} from "@portico/contract/features/screens/screens.schemas";

/** The id of the screen of the stories. */
export const screenRowId = "00000000-0000-4000-8000-000000000001";

/** A version with all that happened up to its state. */
export function version(
  number: number,
  state: ScreenVersion["state"],
  more: Partial<ScreenVersion> = {},
): ScreenVersion {
  const day = String(number).padStart(2, "0");
  const isSubmitted = state !== "draft";
  const isApproved = isSubmitted && state !== "submitted";
  const isPublished = isApproved && state !== "approved";
  return {
    number,
    state,
    title: "Policies in grace",
    author: "Mara Lindqvist",
    createdDate: `2026-03-${day}T09:12:00Z`,
    updatedDate: `2026-03-${day}T10:40:00Z`,
    comment: isSubmitted ? "Worst first, for the Miami desk." : null,
    submittedBy: isSubmitted ? "Mara Lindqvist" : null,
    submittedDate: isSubmitted ? `2026-03-${day}T10:41:00Z` : null,
    decision: null,
    decidedBy: isApproved ? "Nora Castillo" : null,
    decidedDate: isApproved ? `2026-03-${day}T13:05:00Z` : null,
    publishedBy: isPublished ? "Nora Castillo" : null,
    publishedDate: isPublished ? `2026-03-${day}T13:06:00Z` : null,
    ...more,
  };
}

/** A screen with one version, which someone else wrote. */
export function addedScreen(state: ScreenVersion["state"], more: Partial<ScreenVersion> = {}): AddedScreen {
  const isInWork = state === "draft" || state === "submitted" || state === "approved";
  const isRetired = state === "retired";
  return {
    id: screenRowId,
    version: 4,
    screenId: "policies-in-grace",
    title: "Policies in grace",
    status: isInWork ? "Not published" : isRetired ? "Retired" : "Published",
    publishedVersion: isInWork || isRetired ? null : 1,
    retiredBy: isRetired ? "Nora Castillo" : null,
    retiredDate: isRetired ? "2026-04-02T09:30:00Z" : null,
    retiredReason: isRetired ? "Nobody used it." : null,
    workVersion: isInWork ? 1 : null,
    isOwnWork: false,
    versions: [version(1, state, more)],
  };
}

/** A screen whose second version is published, with a draft of the third in work. */
export const publishedScreen: AddedScreen = {
  ...addedScreen("draft"),
  status: "Published",
  publishedVersion: 2,
  workVersion: 3,
  versions: [
    version(3, "draft", { title: "Policies in grace, Miami" }),
    version(2, "published"),
    version(1, "replaced"),
  ],
};

const nobody = { count: 0, people: [] };

/** Nothing changes for anyone. */
export const calmImpact: ScreenImpact = {
  access: { before: 12, after: 12, gains: nobody, loses: nobody },
  sensitive: [],
  slow: [],
  preferences: { people: 0, columns: [] },
  links: [],
};

/** A bit of everything changes. */
export const weightyImpact: ScreenImpact = {
  access: {
    before: 12,
    after: 14,
    gains: { count: 3, people: ["Ana Ruiz", "Luis Peña"] },
    loses: { count: 1, people: ["Omar Diaz"] },
  },
  sensitive: [
    { path: "columns[3]", field: "ssn", label: "SSN", kind: "ssn" },
    { path: "columns[4]", field: "phone", label: "Phone", kind: "contact" },
  ],
  slow: [{ path: "sort[0]", name: "graceEndDate", label: "Grace ends", use: "sort" }],
  preferences: { people: 4, columns: [{ field: "planName", people: 1 }] },
  links: [{ path: "screens/grace", change: "gone", from: ["Renewals"] }],
};
