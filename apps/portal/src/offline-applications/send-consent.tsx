import { consentEndpoints } from "@portico/contract/features/consents";
import { Dialog } from "@portico/ui";
import { CopyButton } from "@portico/ui/display";
import { fetchJson } from "../api/client.ts";
import { errorMessage } from "../api/error-message.ts";
import { addEndpoints } from "../api/known-endpoints.ts";
import { offlineMessages } from "../messages/offline-applications.ts";
import type { ActionRun } from "../renderer/actions/action-kind.ts";
import { ActionProblem } from "../renderer/actions/action-problem.ts";

addEndpoints(consentEndpoints);
const texts = offlineMessages.consent;

/** Sends the consent request of the selected application by SMS, and shows its link. */
export async function sendConsent({ target, context, show }: ActionRun<"custom">): Promise<void> {
  const id = String(target.rows[0]?.id ?? "");
  try {
    const { url } = await fetchJson("consents.send", { params: { id } });
    context.reportSuccess(texts.sent);
    show(<ConsentLink url={url} onClose={() => show(null)} />);
  } catch (error) {
    throw new ActionProblem(`${texts.failed} ${errorMessage(error)}`, { cause: error });
  }
}

function ConsentLink({ url, onClose }: { url: string; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      title={texts.title}
      description={texts.text}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
    >
      <div className="flex flex-wrap items-center gap-2">
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="break-all text-fg-link underline underline-offset-2"
        >
          {url}
        </a>
        <CopyButton text={url} label={texts.link} />
      </div>
    </Dialog>
  );
}
