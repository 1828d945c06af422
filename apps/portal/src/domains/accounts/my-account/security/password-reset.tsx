import { identityEndpoints } from "@portico/contract/features/accounts/identity";
import { errorMessage } from "@portico/renderer/client";
import { Button } from "@portico/ui";
import { useNotify } from "@portico/ui/notification";
import { useMutation } from "@tanstack/react-query";
import { client, request } from "../../../../api/client.ts";
import { myAccountMessages } from "../../../../messages/my-account.ts";
import { useSession } from "../../../../session/session.ts";

client.add(identityEndpoints);

const texts = myAccountMessages.security;

/** Sends the same password reset email as the forgotten password form. */
export function PasswordReset() {
  const notify = useNotify();
  const user = useSession()?.emailaddress ?? "";
  const { mutate, isPending } = useMutation({
    mutationFn: () => request("identity.forgot", { params: { user } }),
    onSuccess: () => notify({ tone: "success", text: texts.resetSent }),
    onError: (error) => notify({ tone: "danger", text: errorMessage(error) }),
  });
  return (
    <div
      data-print="hidden"
      className="mt-4 flex flex-wrap items-center gap-3 border-t border-border pt-4 text-table text-fg-muted"
    >
      <p className="min-w-48 flex-1">{texts.forgot}</p>
      <Button size="sm" isLoading={isPending} onClick={() => mutate()}>
        {texts.sendReset}
      </Button>
    </div>
  );
}
