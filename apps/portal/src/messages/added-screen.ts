/** What stands around a screen that administrators added; it is loaded with the first one. */
export const addedScreenMessages = {
  loading: "Loading the screen",
  gone: {
    title: "There is no such screen",
    text: "It was retired, or it is not for the roles and claims you have.",
  },
  notLoaded: "The screen could not be loaded",
  broken: {
    text: "What it is made of has changed since it was published. Tell an administrator: under Administration, Screens, it can be corrected or rolled back.",
    mend: "Open it under Screens",
  },
  dropped: {
    text: "This screen is shown without some of its parts, because its data no longer has them. Tell an administrator.",
    details: (count: number) => (count === 1 ? "Show the part left out" : `Show the ${count} parts left out`),
  },
  newVersion: {
    text: "There is another version of this screen.",
    failed: (error: string) => `The other version of this screen could not be loaded. ${error}`,
    show: "Show it",
  },
  retired: "This screen is no longer offered to you. What is open here stays until you leave it.",
  noPage: {
    title: "There is no such page",
    text: "The rows of this screen have no page of their own.",
    back: "Back to the list",
  },
} as const;
