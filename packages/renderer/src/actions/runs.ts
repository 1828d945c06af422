// The actions without a dialog, in one file: in the first load, each further file name would cost more.
export { runCall } from "./run-call.tsx";
export { runCopy } from "./run-copy.ts";
export { runCustom } from "./run-custom.ts";
export { runLink } from "./run-link.ts";
