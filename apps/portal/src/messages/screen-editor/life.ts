import { faultsMessages, wordsMessages } from "./faults.ts";
import { impactMessages } from "./impact.ts";

const problems = (count: number) => (count === 1 ? "1 problem" : `${count} problems`);

/** The texts of the editor's page: saving, the steps of a screen's life, its versions, and what they change. */
export const lifeMessages = {
  loading: "Loading the screen",
  notLoaded: "The screen could not be loaded",
  untitled: "New screen",
  cancel: "Cancel",
  more: "More",

  views: {
    label: "Views of the screen",
    form: "Form",
    json: "JSON",
    preview: "Preview",
    versions: "Versions",
  },

  save: {
    first: "Save draft",
    draft: "Save",
    next: (number: number) => `Save as version ${number}`,
    unchanged: "Everything is saved.",
    readOnly: "Withdraw it first; then it can be changed.",
    tooLong: "It is too long to be saved. Take out columns or actions.",
    saved: (number: number) => `Version ${number} is saved as a draft`,
    unsaved: "Unsaved changes",
    failed: "It was not saved.",
    discard: "Discard changes",
    discardText: "What you changed since the last save goes.",
    discarded: "The changes are gone",
  },

  badge: {
    new: "Not saved yet",
    work: (state: string, number: number) => `${state} · version ${number}`,
    draft: "Draft",
    submitted: "Submitted",
    approved: "Approved",
    published: "Published",
    replaced: "Replaced",
    retired: "Retired",
  },

  next: {
    label: "What happens next",
    new: "Nobody sees it yet. Save it as a draft; when it is ready you submit it, and another administrator approves it.",
    draft:
      "Nobody sees this draft yet. Submit it when it is ready: then another administrator can approve it.",
    returned: (by: string) => `${by} gave it back. Change what they ask for, and submit it again.`,
    submittedOwn:
      "Waiting for another administrator. You wrote or submitted it, so somebody else has to approve it.",
    submitted: (by: string) =>
      `${by} submitted it. Look at it and at what it changes; then approve it, or give it back with a reason.`,
    approved: (by: string) => `${by} approved it. Any administrator can publish it now.`,
    published: (number: number, following: number) =>
      `Those it is for see version ${number}. Change something and save it to begin version ${following}.`,
    retired: (by: string) =>
      `Nobody sees it any more: ${by} retired it. Submit one of its versions again, or save a new draft; another administrator has to approve either.`,
    retiredDraft: (by: string) =>
      `Nobody sees it any more: ${by} retired it. Submit its draft: it comes back once it is approved and published.`,
    stays: (number: number) => `Version ${number} stays published meanwhile.`,
    somebody: "Somebody",
  },

  blocked: {
    problems: (count: number) => `Mend ${problems(count)} first.`,
    syntax: "Mend the JSON first.",
    changed: "Save your changes first, or discard them.",
  },

  faults: faultsMessages,

  words: wordsMessages,

  /** The steps: what their buttons say, and what their dialogs ask and tell. */
  steps: {
    submit: {
      press: "Submit for approval",
      title: (number: number) => `Submit version ${number} for approval?`,
      text: "Another administrator looks at it and approves it. Until then it cannot be changed, unless you withdraw it.",
      comment: "What is new",
      commentHint: "Whoever approves it reads this.",
      done: "Submitted. Another administrator can approve it now",
    },
    approve: {
      press: "Approve",
      title: (number: number) => `Approve version ${number}?`,
      text: "After that any administrator can publish it.",
      comment: "Comment",
      done: "Approved. It can be published now",
    },
    return: {
      press: "Give back",
      title: (number: number) => `Give version ${number} back?`,
      text: "It becomes a draft again, with your reason beside it.",
      comment: "What should change",
      needsComment: "Say what should change first.",
      done: "Given back as a draft",
    },
    withdraw: {
      press: "Withdraw",
      title: (number: number) => `Withdraw version ${number}?`,
      text: "It becomes a draft again and can be changed. It has to be submitted and approved anew.",
      done: "Withdrawn: it is a draft again",
    },
    publish: {
      press: "Publish",
      title: (number: number) => `Publish version ${number}?`,
      text: "Those it is for see it at once, in place of any version before.",
      done: "Published",
    },
    rollBack: {
      press: "Roll back",
      pressNamed: (number: number) => `Roll back to version ${number}`,
      title: (number: number) => `Roll back to version ${number}?`,
      text: "It was approved once, so it is shown again at once. A draft in work stays as it is.",
      done: "Rolled back",
    },
    restore: {
      press: "Submit again",
      pressNamed: (number: number) => `Submit again: version ${number}`,
      title: (number: number) => `Submit version ${number} again?`,
      text: "It was retired, so another administrator has to approve it before it is shown again. It is submitted as a new version.",
      done: "Submitted. Another administrator can approve it now",
    },
    retire: {
      press: "Retire",
      title: () => "Retire this screen?",
      text: "Nobody sees it any more. Its versions are kept, so that it can come back.",
      comment: "Comment",
      done: "Retired",
    },
  },
  stepStale: "Somebody else was quicker, and nothing was changed. This is the screen as it is now.",
  documentNotLoaded: "The version could not be loaded.",

  impact: impactMessages,

  changes: {
    title: (number: number) => `What differs from version ${number}, which is published`,
    failed: "The published version could not be loaded.",
  },

  versions: {
    label: "Versions",
    lead: "Every version is kept. One that was published can be shown again with one press, unless it was retired: then another administrator approves it again.",
    restoreBlocked: (number: number) =>
      `To go back to a retired version, put its text into version ${number}, which is in work, and submit that.`,
    version: (number: number) => `Version ${number}`,
    shown: "Open in the editor",
    written: (by: string) => `Written by ${by}`,
    submitted: (by: string) => `Submitted by ${by}`,
    approved: (by: string) => `Approved by ${by}`,
    returned: (by: string) => `Given back by ${by}`,
    published: (by: string) => `Published by ${by}`,
    retired: (by: string) => `Retired by ${by}`,
    compare: "Compare",
    compareNamed: (number: number) => `Compare version ${number}`,
  },

  stale: {
    title: "Somebody else changed this screen",
    text: (by: string) =>
      `${by} saved it after you opened it. Nothing of yours is lost: below stands what differs.`,
    theirs: (by: string) => `Saved by ${by}`,
    mine: "Yours",
    takeTheirs: "Discard mine",
    keepMine: "Keep mine",
    keepMineHint: "Keep mine saves yours in place of theirs. Close to go on without a choice.",
    notDraft: "It was submitted meanwhile. Your text stays here; withdraw the version to save it.",
    taken: "This is the screen as it was saved elsewhere",
  },

  menu: {
    compare: "Compare versions",
    open: "Open the screen",
    copy: "Copy as new",
    exportFile: "Export as a file",
    importFile: "Import a file",
  },

  builtIn: {
    badge: "Built in",
    text: "It comes with the portal and cannot be changed here. A copy of it can.",
    open: "Open the screen",
    copy: "Copy as new",
    none: "There is no built-in screen of that name.",
  },
  copied: {
    title: (title: string) => `${title} (copy)`,
    id: (id: string) => `${id}-copy`,
    dropped: "Left out of the copy, because an added screen cannot have it:",
    dismiss: "Dismiss",
  },
} as const;
