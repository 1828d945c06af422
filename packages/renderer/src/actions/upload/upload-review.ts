import { type Fields, formatValue } from "@portico/endpoints";
import type { ActionOf, DryRunResult, UploadRows } from "@portico/screens";
import type { ScreenClient } from "../../client/screen-client.ts";
import type { RendererMessages } from "../../messages/renderer-messages.ts";
import { uploadMessages } from "../../messages/uploads.ts";
import { maxShown } from "./upload-outcome.ts";
import type { UploadResult } from "./upload-sending.ts";

/** The calls with which an upload is shown and confirmed. */
export type ReviewCalls = NonNullable<ActionOf<"upload">["review"]>;

/** The dry run that a job's result is about. Undefined if the file was loaded. */
export function dryRunOf({ result }: Pick<UploadResult, "result">): DryRunResult | undefined {
  const { state } = result;
  const uploadId = uploadIdOf(result);
  return state === "Checked" && uploadId !== undefined ? { ...result, state, uploadId } : undefined;
}

/** The ID of the upload whose rows can be shown. Undefined if the result has none. */
export function uploadIdOf({ uploadId }: UploadResult["result"]): string | undefined {
  return typeof uploadId === "string" ? uploadId : undefined;
}

/**
 * The text of the button that confirms a dry run, with the counts that aren't zero.
 * @param messages those of the host. @default English
 */
export function confirmLabel(
  { counts }: Pick<ReviewCalls, "counts">,
  dryRun: DryRunResult,
  { fields, messages }: { readonly fields: Fields; readonly messages?: RendererMessages | undefined },
): string {
  const named = counts.flatMap((name) => {
    const value = dryRun[name];
    const { label = name, format = "number" } = fields[name] ?? {};
    return typeof value === "number" && value > 0
      ? [`${formatValue(format, value, {})} ${label.toLocaleLowerCase()}`]
      : [];
  });
  return uploadMessages(messages).load(named);
}

/** What happens with rows of an upload, as sentences. Undefined if it can't be read. */
export async function reviewedRows(
  client: ScreenClient,
  { rows }: Pick<ReviewCalls, "rows">,
  { result }: Pick<UploadResult, "result">,
  { messages, signal }: { readonly messages: RendererMessages | undefined; readonly signal: AbortSignal },
): Promise<string[] | undefined> {
  const id = uploadIdOf(result);
  if (id === undefined) return undefined;
  const { line: describe } = uploadMessages(messages);
  return client
    .fetchJson<UploadRows>(rows, { params: { id }, signal })
    .then((found) => found.rows.slice(0, maxShown).map(({ line, text }) => describe(line, text)))
    .catch(() => undefined);
}
