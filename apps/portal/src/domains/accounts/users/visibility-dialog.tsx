import { zodResolver } from "@hookform/resolvers/zod";
import type { ManagedUser } from "@portico/contract/features/accounts/user-manage.schemas";
import type { ResponseBody } from "@portico/contract/schemas";
import { visibilityForm } from "@portico/contract/schemas/user-rights";
import { NotLoaded, useRepeatableRequest } from "@portico/renderer/client";
import type { RowDialogProps } from "@portico/renderer/forms";
import { notifiedFailure } from "@portico/renderer/forms";
import { Dialog } from "@portico/ui/dialog";
import { FormKitDialog, useFormKit } from "@portico/ui/form-kit";
import type { SelectOption } from "@portico/ui/forms";
import { useQuery } from "@tanstack/react-query";
import { fetchJson } from "../../../api/client.ts";
import { userMessages } from "../../../messages/users.ts";
import { LoadedUser } from "./loaded-user.tsx";
import { VisibilityEntries } from "./visibility-entries.tsx";

const texts = userMessages.visibility;
type Visibility = ResponseBody<"userManage.visibility">;

/** Sets whose rows the contact of the selected user can see. */
export function VisibilityDialog({ rowId, ...rest }: RowDialogProps) {
  return (
    <LoadedUser id={rowId} title={texts.shortTitle} onClose={rest.onClose}>
      {(user) => <ContactVisibility user={user} {...rest} />}
    </LoadedUser>
  );
}

type UserProps = Omit<RowDialogProps, "rowId"> & { user: ManagedUser };

function ContactVisibility({ user, ...rest }: UserProps) {
  const id = user.contactId ?? "";
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ["userManage.visibility", id],
    queryFn: async ({ signal }) => {
      const params = { id };
      const [visibility, agents] = await Promise.all([
        fetchJson("userManage.visibility", { params, signal }),
        fetchJson("agents.lookup", { signal }),
      ]);
      return { visibility, agents };
    },
    enabled: id !== "",
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (data) {
    const agents = data.agents.map((agent) => ({ value: String(agent.id), label: String(agent.name) }));
    return <VisibilityForm user={user} visibility={data.visibility} agents={agents} {...rest} />;
  }
  return (
    <Dialog isOpen title={texts.title(user.name)} onOpenChange={({ isOpen }) => !isOpen && rest.onClose()}>
      {id === "" && <p>{texts.noContact}</p>}
      {error && <NotLoaded title={userMessages.optionsNotLoaded} {...{ error, isFetching, refetch }} />}
    </Dialog>
  );
}

interface VisibilityFormProps extends UserProps {
  visibility: Visibility;
  /** Every agent. */
  agents: readonly SelectOption[];
}

function VisibilityForm({ user, visibility, agents, onDone, onClose }: VisibilityFormProps) {
  const send = useRepeatableRequest();
  const fail = notifiedFailure(texts.failed, ({ entries }) => visibilityForm.parse({ entries }));
  const kit = useFormKit({
    defaultValues: { entries: visibility.entries },
    resolver: zodResolver(visibilityForm),
    mode: "edit",
    version: visibility.version,
    onSubmit: async ({ values: { entries: body }, version }) => {
      await send("userManage.setVisibility", {
        params: { id: visibility.id },
        body,
        ...(version !== undefined && { version }),
      });
      onDone(texts.done);
    },
    describeFailure: (error) => {
      const failure = fail(error);
      if (failure.kind !== "invalid") return failure;
      // The body is the list itself.
      const errors = Object.entries(failure.errors).map(([path, found]) => [`entries.${path}`, found]);
      return { ...failure, errors: Object.fromEntries(errors) };
    },
  });
  return (
    <FormKitDialog
      kit={kit}
      isOpen
      size="lg"
      title={texts.title(user.name)}
      description={texts.lead}
      submitLabel={texts.submit}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
    >
      <VisibilityEntries name="entries" agents={agents} />
    </FormKitDialog>
  );
}
