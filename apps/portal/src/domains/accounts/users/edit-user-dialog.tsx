import { allows, personAdminAccess } from "@portico/contract";
import type { ManagedUser } from "@portico/contract/features/accounts/user-manage.schemas";
import { formatClaim, parseClaims, parseRoles } from "@portico/contract/schemas/user-rights";
import { useRepeatableRequest } from "@portico/renderer/client";
import type { RowDialogProps } from "@portico/renderer/forms";
import { notifiedFailure } from "@portico/renderer/forms";
import { useRights } from "@portico/renderer/host";
import { TextField } from "@portico/ui";
import { FormField, FormKitDialog, useFormKit } from "@portico/ui/form-kit";
import { Checkbox } from "@portico/ui/forms";
import { useConfiguration } from "../../../configuration/use-configuration.ts";
import { userMessages } from "../../../messages/users.ts";
import { ClaimsField } from "./claims-field.tsx";
import { LoadedUser } from "./loaded-user.tsx";
import { RolesField } from "./roles-field.tsx";
import { useNames } from "./use-names.ts";

const texts = userMessages.edit;

/** An agent whose account was disabled. */
export interface DepartedAgent {
  readonly agentId: string;
  /** Whether the editing user may reassign the agent's work. */
  readonly mayReassign: boolean;
}

export interface EditUserDialogProps extends Omit<RowDialogProps, "onDone"> {
  /** Called with the text of the notification, and with the agent if the account of one was disabled. */
  onDone: (success: string, departed?: DepartedAgent) => void;
}

/** Edits whether the selected user is enabled, and their organization, roles and claims. */
export function EditUserDialog({ rowId, ...rest }: EditUserDialogProps) {
  return (
    <LoadedUser id={rowId} title={texts.title} onClose={rest.onClose}>
      {(user) => <EditForm user={user} {...rest} />}
    </LoadedUser>
  );
}

/** A user as the form shows them. */
function valuesOf({ enable, org, roles, claims }: Readonly<Record<string, unknown>>) {
  return {
    enable: enable === true,
    org: String(org ?? ""),
    roles: parseRoles(String(roles ?? "")) as readonly string[],
    claims: parseClaims(String(claims ?? "")).map(formatClaim),
  };
}

function EditForm({ user, onDone, onClose }: Omit<EditUserDialogProps, "rowId"> & { user: ManagedUser }) {
  const mayReassign = allows(personAdminAccess, useRights());
  const hasOrg = useConfiguration()?.session?.organisation === "";
  const roles = useNames("userManage.roles");
  const presets = useNames("userManage.claims");
  const send = useRepeatableRequest();
  const { id, agentId } = user;
  const kit = useFormKit({
    defaultValues: valuesOf(user),
    mode: "edit",
    version: user.version,
    onSubmit: async ({ values: { enable, org, roles: own, claims }, version }) => {
      await send("userManage.update", {
        params: { id },
        body: { enable, roles: own.join(), claims: claims.join(), ...(hasOrg && { org: org.trim() }) },
        ...(version !== undefined && { version }),
      });
      const hasLeft = user.enable && !enable && agentId !== null;
      onDone(texts.done, hasLeft ? { agentId, mayReassign } : undefined);
    },
    describeFailure: notifiedFailure(texts.failed, valuesOf),
  });
  return (
    <FormKitDialog
      kit={kit}
      isOpen
      size="lg"
      title={texts.title}
      description={user.userName}
      submitLabel={texts.submit}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
    >
      <FormField as={Checkbox} name="enable" label={texts.enabled} />
      {hasOrg && <FormField as={TextField} name="org" label={texts.org} maxLength={50} autoComplete="off" />}
      <FormField as={RolesField} name="roles" label={texts.roles} roles={roles} />
      <FormField as={ClaimsField} name="claims" label={texts.claims} presets={presets} />
    </FormKitDialog>
  );
}
