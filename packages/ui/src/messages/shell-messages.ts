/** The texts of the app shell. */
export interface ShellMessages {
  shell: {
    /** The accessible name of the navigation. */
    navigation: string;
    skipToContent: string;
    openNavigation: string;
    closeNavigation: string;
    collapseSidebar: string;
    expandSidebar: string;
  };
}

export const englishShell: ShellMessages = {
  shell: {
    navigation: "Main",
    skipToContent: "Skip to content",
    openNavigation: "Open navigation",
    closeNavigation: "Close navigation",
    collapseSidebar: "Collapse sidebar",
    expandSidebar: "Expand sidebar",
  },
};
