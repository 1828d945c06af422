export { assignPurposes, type Purposes } from "./purposes.js";
export { RepeatableEntries, type RepeatableEntriesProps } from "./repeatable-entries.js";
