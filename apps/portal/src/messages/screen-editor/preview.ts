/** The screen editor's texts of its part 'preview'. */
export const previewMessages = {
  seenBy: "Show it as",
  oneself: "Myself",
  other: "Somebody with other rights",
  otherHint: "Rows that you may not see yourself are not shown here either.",
  roles: "Roles",
  roleNames: {
    customer: "Customer",
    agent: "Agent",
    administrator: "Administrator",
    securityadmin: "Security administrator",
  },
  claims: (count: number) => `Claims (${count})`,
  agent: "Their own rows are those of",
  agentHint: "Choose one to see rows: without an agent, no row is their own.",
  notOpen: {
    title: "They could not open this screen",
    hint: "The screen asks for roles or claims that are not ticked above. It would not be in their sidebar.",
  },
  nothingYet: {
    title: "Nothing to preview yet",
    noRows: "Choose what the screen is about: then its rows stand here.",
    hint: (problems: number) =>
      `The preview appears as soon as the screen can be shown.${problems === 0 ? "" : ` Problems to correct: ${problems}.`}`,
  },
  before: "This is the screen before your last changes, which have problems to correct.",
  elsewhere: {
    title: "This leads out of the screen",
    hint: (path: string) => `In the portal, ${path} would open.`,
  },
  back: "Back to the list",
  crashed: "The preview stopped working",
  area: "The screen",
  notices: "Notifications of the preview",
} as const;
