import * as z from "zod";
import { maxBulkRows, maxSelectionToken } from "../bulk.ts";
import { recordId } from "./record-id.ts";

/** The rows of a bulk call: their ids or a selection token (decisions, 5). */
const rowsToChange = {
  listIds: z
    .array(recordId)
    .min(1, "Select at least one row.")
    .max(maxBulkRows, `You can change up to ${maxBulkRows} rows at once.`)
    .optional(),
  selection: z.string().min(1).max(maxSelectionToken).optional().describe("A token from `POST /Selections`."),
};

/** The body of a bulk call: its rows and these keys. */
export function bulkBody<Shape extends z.ZodRawShape>(shape: Shape) {
  return z
    .strictObject({ ...rowsToChange, ...shape })
    .refine(
      ({ listIds, selection }: { listIds?: unknown; selection?: unknown }) =>
        (listIds === undefined) !== (selection === undefined),
      {
        message: "Send either `listIds` or `selection`.",
        path: ["listIds"],
      },
    );
}

/** The result of a bulk call. */
export const bulkResponse = z.object({
  changed: z.number().int().describe("The number of rows changed."),
  undo: z
    .object({
      id: z.uuid().describe("For `POST /Undo/{id}`."),
      until: z.iso.datetime().describe("Until when the change can be undone."),
    })
    .optional()
    .describe("How to undo the change. Missing if it can't be undone."),
});
