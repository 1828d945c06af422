const figure = (count: number) => count.toLocaleString("en-US");

/** What the actions of a list say once they are pressed. */
export const actionMessages = {
  /** Rows by their number and kind: '312 policies'. */
  several: (count: number, kind: string) => `${figure(count)} ${kind}`,
  done: (label: string) => `${label}: done.`,
  noSuchCall: (label: string, id: string) =>
    `${label} asks for \`${id}\`, and there is no such call. Correct the screen's declaration.`,
  noId: (label: string) => `${label} cannot be opened: this row does not say what it belongs to.`,
  invalid: "Validation form errors!",
  changedTo: (header: string, before: string, now: string) =>
    `${header}: you saw ${before || "nothing"}, now it is ${now || "empty"}`,
  sendAgain: "Send again to change it all the same.",
  unnamedStatus: "bad name?",
  system: "System",
  statusChange: {
    changes: (what: string) => `Changes the status of ${what}.`,
    success: "Status changed successfully!",
  },
  assign: {
    changes: (what: string) => `Assigns ${what} to one agent.`,
    person: "Agent",
    success: "Assignment done successfully!",
  },
  history: {
    title: "History",
    isNone: (id: string) => `\`${id}\` answers no history. Correct the screen's declaration.`,
    empty: "No status yet",
    until: (moment: string) => `until ${moment}`,
    isCurrent: "current",
  },
  notes: {
    title: "Notes",
    failed: (reason: string) => `Couldn't create note: ${reason}`,
    olderFailed: (reason: string) => `Couldn't load older notes: ${reason}`,
    noDownload: "This is a preview: files are downloaded on the screen itself.",
    downloadFailed: (name: string, reason: string) => `${name} could not be downloaded. ${reason}`,
  },
  copy: {
    field: (header: string) => `${header} copied!`,
    row: "Row copied!",
    nothing: (header: string) => `There is no ${header.toLowerCase()} to copy.`,
    masked: (header: string) => `${header} is masked and cannot be copied.`,
    failed: "The browser did not let it be copied. Allow this page to use the clipboard and try again.",
  },
  job: {
    queued: "Waiting for its turn",
    running: "Under way",
    steps: (done: number, total: number) => `${figure(done)} of ${figure(total)}`,
    cancel: "Stop",
    cancelling: "Stopping after the step under way",
    goesOn: "It goes on if you close this.",
    stopped: (label: string) => `${label} was stopped.`,
    failed: (label: string) => `${label} failed.`,
  },
} as const;
