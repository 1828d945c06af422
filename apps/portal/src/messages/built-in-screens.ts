/** The texts about the screens that are built in. */
export const builtInScreenMessages = {
  title: (count: number) => `Built-in screens (${count})`,
  hint: "They come with the portal and cannot be changed here. A copy of one is a quick way to a screen of your own.",
  view: "View",
  viewOf: (title: string) => `View ${title}`,
  copy: "Copy as new",
  copyOf: (title: string) => `Copy as new: ${title}`,
} as const;
