/** The texts around a custom screen. They load with the first one that is opened. */
export const customScreenMessages = {
  loading: "Loading the screen",
  notFound: {
    title: "Screen not found",
    text: "It was retired, or your roles and claims don't include access to it.",
  },
  notLoaded: "Couldn't load the screen",
  broken: {
    text: "Its data has changed since it was published. Ask an administrator to fix it or roll it back under Administration › Screens.",
    openEditor: "Open in the editor",
  },
  dropped: {
    text: "Parts of this screen are hidden because its data no longer includes them. Tell an administrator.",
    details: (count: number) => (count === 1 ? "Show the hidden part" : `Show the ${count} hidden parts`),
  },
  updated: {
    text: "This screen was updated.",
    failed: (error: string) => `Couldn't load the updated screen. ${error}`,
    show: "Show update",
  },
  retired: "You no longer have access to this screen. It stays open until you leave it.",
  noPage: {
    title: "Page not found",
    text: "Rows of this screen don't have their own page.",
    back: "Back to the list",
  },
} as const;

/** The texts of the list of built-in screens. */
export const builtInScreenMessages = {
  title: (count: number) => `Built-in screens (${count})`,
  hint: "These come with the portal and can't be edited. Copy one to start a custom screen.",
  view: "View",
  viewOf: (title: string) => `View ${title}`,
  copy: "Copy as new",
  copyOf: (title: string) => `Copy as new: ${title}`,
} as const;
