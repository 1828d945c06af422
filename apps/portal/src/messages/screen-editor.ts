import { formMessages } from "./screen-editor-form.ts";
import { jsonMessages, keywordMessages, problemMessages } from "./screen-editor-json.ts";

const problems = (count: number) => (count === 1 ? "1 problem" : `${count} problems`);
const people = (count: number) => (count === 1 ? "1 person" : `${count.toLocaleString("en-US")} people`);

/** What publishing a version changes, and for whom. */
const impactMessages = {
  title: "What changes",
  loading: "Checking what changes",
  failed: "Couldn't check what changes.",
  retry: "Try again",
  access: "Who can open it",
  accessSame: (count: number) => `${people(count)}, same as before.`,
  opens: (count: number) => `${people(count)} can open it`,
  accessChanged: (before: number, after: number) => `${people(after)} (currently ${people(before)}).`,
  accessNone: "No one.",
  gains: (count: number) => `${people(count)} will get access`,
  loses: (count: number) => `${people(count)} will lose access`,
  others: (count: number) => `and ${count.toLocaleString("en-US")} more`,
  sensitive: "Personal data",
  sensitiveNone: "No personal data is newly exposed.",
  sensitiveText: "Newly exposed:",
  kinds: {
    ssn: (fields: string) => `Social Security numbers: ${fields}`,
    card: (fields: string) => `Card numbers: ${fields}`,
    birth: (fields: string) => `Dates of birth: ${fields}`,
    name: (fields: string) => `Names of people: ${fields}`,
    contact: (fields: string) => `Contact details: ${fields}`,
  },
  slow: "Speed",
  slowNone: "All filters and sort orders are fast with any number of rows.",
  slowText: "These scan every row in the database, which is slow for large lists:",
  use: {
    filter: (names: string) => `Filtering by ${names}`,
    sort: (names: string) => `Sorting by ${names}`,
  },
  preferences: "Customized lists",
  preferencesNone: "No one has customized this list.",
  customized: (count: number) => `${people(count)} customized this list.`,
  columnRemoved: (field: string, count: number) =>
    `Removes column ${field}, which ${people(count)} customized.`,
  links: "Addresses",
  linksNone: "No addresses change.",
  link: {
    new: (path: string) => `/portal/${path} is added.`,
    gone: (path: string) => `/portal/${path} is removed.`,
    moved: (path: string) => `/portal/${path} moves in the sidebar.`,
  },
  linkedFrom: (titles: string) => `Linked from: ${titles}.`,
} as const;

/** The editor's page: saving, the steps of the workflow, versions, and what they change. */
const workflowMessages = {
  loading: "Loading the screen",
  notLoaded: "Couldn't load the screen",
  untitled: "New screen",
  cancel: "Cancel",
  more: "More",

  views: {
    label: "Screen views",
    form: "Form",
    json: "JSON",
    preview: "Preview",
    versions: "Versions",
    widePreview: "Wide preview",
  },

  save: {
    first: "Save draft",
    draft: "Save",
    next: (number: number) => `Save as version ${number}`,
    unchanged: "No changes to save.",
    readOnly: "Withdraw the version to edit it.",
    tooLong: "This screen is too long to save. Remove some columns or actions.",
    saved: (number: number) => `Version ${number} saved as a draft`,
    unsaved: "Unsaved changes",
    failed: "Couldn't save.",
    discard: "Discard changes",
    discardText: "You'll lose everything you changed since the last save.",
    discarded: "Changes discarded",
  },

  badge: {
    new: "Not saved yet",
    work: (state: string, number: number) => `${state} · version ${number}`,
    draft: "Draft",
    submitted: "Submitted",
    approved: "Approved, not yet published",
    published: "Published",
    replaced: "Replaced",
    retired: "Retired",
  },

  next: {
    label: "What happens next",
    new: "No one can see this screen yet. Save it as a draft, then submit it so another administrator can approve it.",
    draft:
      "No one can see this draft yet. When it's ready, submit it so another administrator can approve it.",
    returned: (by: string) => `${by} requested changes. Make them, then submit again.`,
    submittedOwn:
      "Waiting for another administrator to approve. You wrote or submitted this version, so you can't approve it yourself.",
    submitted: (by: string) =>
      `${by} submitted this version. Review it and what it changes, then approve it or request changes.`,
    approved: (by: string) =>
      `${by} approved this version. It isn't published yet. Any administrator can publish it now.`,
    published: (number: number, following: number) =>
      `Version ${number} is live. Make changes and save to start version ${following}.`,
    retired: (by: string) =>
      `No one can see this screen: ${by} retired it. To bring it back, resubmit one of its versions or save a new draft. Another administrator must approve it.`,
    retiredDraft: (by: string) =>
      `No one can see this screen: ${by} retired it. To bring it back, submit its draft for approval, then publish it.`,
    staysLive: (number: number) => `Version ${number} stays live until then.`,
    someone: "Someone",
  },

  blocked: {
    problems: (count: number) => `Fix ${problems(count)} first.`,
    syntax: "Fix the JSON first.",
    changed: "Save or discard your changes first.",
  },

  problems: problemMessages,

  keywords: keywordMessages,

  /** The steps: their buttons, dialogs and notifications. */
  steps: {
    submit: {
      button: "Submit for approval",
      title: (number: number) => `Submit version ${number} for approval?`,
      text: "Another administrator will review it. You can't edit it until then, unless you withdraw it.",
      comment: "What's new",
      commentHint: "The reviewer will see this.",
      done: "Submitted. Another administrator can approve it now",
    },
    approve: {
      button: "Approve",
      title: (number: number) => `Approve version ${number}?`,
      text: "Any administrator can then publish it.",
      comment: "Comment",
      done: "Approved. It can be published now",
    },
    return: {
      button: "Request changes",
      title: (number: number) => `Request changes to version ${number}?`,
      text: "It goes back to draft, with your comment.",
      comment: "What should change",
      needsComment: "Describe what should change first.",
      done: "Changes requested. It's a draft again",
    },
    withdraw: {
      button: "Withdraw",
      title: (number: number) => `Withdraw version ${number}?`,
      text: "It becomes a draft that you can edit. You'll need to submit it for approval again.",
      done: "Withdrawn. It's a draft again",
    },
    publish: {
      button: "Publish",
      title: (number: number) => `Publish version ${number}?`,
      text: "Goes live immediately and replaces the current version.",
      done: "Published",
    },
    rollBack: {
      button: "Roll back",
      buttonNamed: (number: number) => `Roll back to version ${number}`,
      title: (number: number) => `Roll back to version ${number}?`,
      text: "Goes live immediately, because it was approved before. A draft in progress isn't affected.",
      done: "Rolled back",
    },
    restore: {
      button: "Submit again",
      buttonNamed: (number: number) => `Submit again: version ${number}`,
      title: (number: number) => `Submit version ${number} again?`,
      text: "It was retired, so another administrator must approve it before it goes live. It's submitted as a new version.",
      done: "Submitted. Another administrator can approve it now",
    },
    retire: {
      button: "Retire",
      title: () => "Retire this screen?",
      text: "No one will be able to see it. Its versions are saved, so you can bring it back.",
      comment: "Comment",
      done: "Retired",
    },
  },
  stepConflict: "Someone else just changed this, so your step wasn't applied. The current version is shown.",
  documentNotLoaded: "Couldn't load the version.",

  impact: impactMessages,

  changes: {
    title: (number: number) => `Changes from published version ${number}`,
    failed: "Couldn't load the published version.",
  },

  versions: {
    label: "Versions",
    lead: "Every version is saved. You can roll back to any published version without another approval. Versions retired since then need approval again.",
    restoreBlocked: (number: number) =>
      `Version ${number} is in progress. To go back to a retired version, copy its JSON into version ${number} and submit that.`,
    version: (number: number) => `Version ${number}`,
    shown: "Open in the editor",
    written: (by: string) => `Written by ${by}`,
    submitted: (by: string) => `Submitted by ${by}`,
    approved: (by: string) => `Approved by ${by}`,
    returned: (by: string) => `Changes requested by ${by}`,
    published: (by: string) => `Published by ${by}`,
    retired: (by: string) => `Retired by ${by}`,
    compare: "Compare",
    compareNamed: (number: number) => `Compare version ${number}`,
  },

  versionConflict: {
    title: "Someone else changed this screen",
    text: (by: string) =>
      `${by} saved it after you opened it. Your changes are still here. Compare them below.`,
    theirs: (by: string) => `Saved by ${by}`,
    mine: "Yours",
    takeTheirs: "Discard mine",
    keepMine: "Keep mine",
    keepMineHint: "Keep mine overwrites their changes with yours. Close this to decide later.",
    notDraft:
      "This version was submitted after you opened it. Your changes are still here. To save them, withdraw the version.",
    taken: "The version saved elsewhere is now shown",
  },

  menu: {
    compare: "Compare versions",
    open: "Open the screen",
    copy: "Copy as new",
    exportFile: "Export to file",
    importFile: "Import from file",
  },

  builtIn: {
    badge: "Built-in",
    text: "This screen comes with the portal and can't be edited. You can copy it and edit the copy.",
    open: "Open the screen",
    copy: "Copy as new",
    none: "There is no built-in screen with this name.",
  },
  copied: {
    title: (title: string) => `${title} (copy)`,
    id: (id: string) => `${id}-copy`,
    dropped: "Left out of the copy, because custom screens don't support it:",
  },
} as const;

/** Importing and exporting screens as files. */
const importExportMessages = {
  exported: (fileName: string) => `${fileName} downloaded`,

  title: "Import a screen from a file",
  text: "Choose an exported screen file. It opens in the editor. Nothing is saved until you save it, and nothing goes live until it's approved and published.",
  file: "Screen file",
  cancel: "Cancel",
  open: "Open in the editor",
  chooseFirst: "Choose a file first.",
  chooseAnother: "This file can't be imported. Choose another.",
  reading: "Comparing",
  existingNotLoaded: "Couldn't load the existing screens",

  refused: {
    noText: "Couldn't read the file. Choose it again.",
    noJson: (line: number, message: string) => `The file isn't valid JSON. Line ${line}: ${message}`,
    noScreen:
      'The file is JSON but not a screen: "kind": "list" is missing. Choose a file that was exported from here.',
    tooLong: (most: number) =>
      `The screen is longer than ${most.toLocaleString("en-US")} characters and can't be saved.`,
  },

  found: (title: string, id: string) => `${title} (${id})`,
  untitled: "Untitled screen",
  renamed: (before: string, id: string) =>
    `The file's ID is ${before}. It's imported as ${id}, because a screen's ID never changes.`,
  idTaken: (id: string, free: string) => `Screen ${id} already exists, so this one is imported as ${free}.`,
  idTakenHint: "To import it as a new version of that screen, open that screen and import the file there.",
  openExisting: "Open that screen",

  dropped: "Left out, because custom screens don't support it:",
  problems: (count: number) =>
    `The screen has ${problems(count)}. You can still import it as a draft and fix ${count === 1 ? "it" : "them"} here:`,

  requirements: {
    title: "Requirements",
    states: { here: "Available", partly: "Partly available", forbidden: "No permission", missing: "Missing" },
    why: {
      missing: "There is no endpoint with this name here.",
      partly: (names: readonly string[]) => `Not available here: ${names.join(", ")}.`,
      forbidden: "You don't have permission to use it. Someone who does must submit and approve the screen.",
    },
    rights: (rights: readonly string[]) => `Roles and claims it requires: ${rights.join(", ")}.`,
    unknown:
      "The file doesn't list its requirements, and they can't be determined while the screen has problems.",
  },

  difference: "Changes",
  editorEmpty: "The editor is empty, so everything is new.",
  same: "The file is identical to the current screen.",
  inEditor: "In the editor",
  ofScreen: (title: string) => `${title} (existing)`,
  inFile: "In the file",
  imported: "Screen imported into the editor. Save it as a draft to keep it",
} as const;

/** Two versions side by side. */
const compareMessages = {
  title: "Compare versions",
  close: "Close",
  before: "Before",
  after: "After",
  currentEdits: "Current edits",
  version: (number: number, state: string) => `Version ${number} (${state.toLowerCase()})`,
  same: "The versions are identical.",
  summary: "Summary",
  json: "JSON",
  showAll: "Show all lines",
  hideUnchanged: "Hide unchanged lines",
  noJson: (label: string) => `“${label}” isn't valid JSON, so it can only be compared as text.`,
  loading: "Loading both versions",
  failed: "Couldn't load the versions",
  /** Texts of the component that compares text, by their names in it. `$` stands for a number. */
  phrases: { "$ unchanged lines": "$ unchanged lines" },
  kinds: { added: "Added", removed: "Removed", changed: "Changed", moved: "Moved" },
  textOf: (label: string) => `Text of ${label}`,
} as const;

/** The preview of a screen, as different users see it. */
const previewMessages = {
  shownOn: "Shown on",
  computer: "Computer",
  phone: "Phone",
  dragColumns: "Drag a column's header to move it.",
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

/** The texts of the screen editor. They load with the editor. */
export const screenEditorMessages = {
  workflow: workflowMessages,
  form: formMessages,
  json: jsonMessages,
  preview: previewMessages,
  compare: compareMessages,
  importExport: importExportMessages,
} as const;
