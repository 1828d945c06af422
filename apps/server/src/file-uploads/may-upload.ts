import { endpoints, type UploadKindName, uploadCalls, uploadKinds } from "@portico/contract";
import type { Caller } from "../access/caller.ts";
import { meets } from "../access/preview.ts";

/** Whether a caller may upload files of a kind. */
export function mayUpload(caller: Caller, kind: UploadKindName): boolean {
  return meets(endpoints[uploadCalls[kind]].access, caller);
}

/** The kinds of files that a caller may upload. */
export function uploadableKinds(caller: Caller): UploadKindName[] {
  return uploadKinds.filter((kind) => mayUpload(caller, kind));
}
