import { errorMessage, startedJobOf } from "@portico/renderer/client";
import { allFilters } from "@portico/renderer/list";
import type { ActionRun } from "@portico/renderer/parts";
import { FinishedJobDialog, failureText } from "@portico/renderer/parts";
import { request } from "../api/client.ts";
import { marketplaceListMessages } from "../messages/marketplace-list.ts";

const texts = marketplaceListMessages.update;

/** Fetches the applications that match the list's filters again, and shows the progress. */
export async function updateApplications({ context, notify, show }: ActionRun<"custom">): Promise<void> {
  try {
    const response = await request("application.updateAll", { body: allFilters(context.state) });
    const jobId = await startedJobOf(response);
    if (jobId === undefined) return context.reportSuccess(texts.done);
    show(
      <FinishedJobDialog
        action={{
          label: texts.label,
          success: texts.done,
          failure: texts.failed,
          isPartial: ({ result }) => Number(result?.failed) > 0,
        }}
        jobId={jobId}
        context={context}
        onClose={() => show(null)}
      />,
    );
  } catch (error) {
    notify({ tone: "danger", text: failureText(texts.failed, errorMessage(error)) });
  }
}
