import { compareMessages } from "./screen-editor-compare.ts";
import { formMessages } from "./screen-editor-form.ts";
import { impactMessages } from "./screen-editor-impact.ts";
import { importExportMessages } from "./screen-editor-import-export.ts";
import { jsonMessages, keywordMessages, problemMessages, problems } from "./screen-editor-json.ts";
import { previewMessages } from "./screen-editor-preview.ts";

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

/** The texts of the screen editor. They load with the editor. */
export const screenEditorMessages = {
  workflow: workflowMessages,
  form: formMessages,
  json: jsonMessages,
  preview: previewMessages,
  compare: compareMessages,
  importExport: importExportMessages,
} as const;
