/** The preview of a screen, as different users see it. */
export const previewMessages = {
  shownOn: "Shown on",
  computer: "Computer",
  phone: "Phone",
  dragColumns: "Drag a column header to move the column.",
  previewAs: "Preview as",
  myself: "Myself",
  other: "Someone with other roles",
  otherHint: "You only see rows that you have access to.",
  roles: "Roles",
  roleNames: {
    customer: "Customer",
    agent: "Agent",
    administrator: "Administrator",
    securityadmin: "Security administrator",
  },
  claims: (count: number) => `Claims (${count})`,
  agent: "Linked agent",
  agentHint: "Choose an agent to see their rows. Without one, this person has no rows of their own.",
  noAccess: {
    title: "They can't open this screen",
    hint: "The screen requires roles or claims that aren't selected above, so it isn't in their sidebar.",
  },
  nothingYet: {
    title: "Nothing to preview yet",
    noRows: "Choose a data source to see its rows here.",
    hint: (count: number) =>
      `The preview appears once the screen is valid.${count === 0 ? "" : ` Problems to fix: ${count}.`}`,
  },
  before: "Your last changes have problems, so this shows the screen before them.",
  leavesScreen: {
    title: "This link leaves the screen",
    hint: (path: string) => `In the portal, it opens ${path}.`,
  },
  back: "Back to the list",
  crashed: "The preview stopped working",
  area: "The screen",
  notices: "Preview notifications",
} as const;
