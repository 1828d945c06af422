import { zodResolver } from "@hookform/resolvers/zod";
import { type Role, roles, shareViewAccess } from "@portico/contract";
import { viewForm, viewSchemas } from "@portico/contract/features/views.schemas";
import type { SavedView, ViewBody } from "@portico/screens";
import { Checkbox, Select, TextField } from "@portico/ui";
import { FormField, FormKitDialog, useFormKit } from "@portico/ui/form-kit";
import { useNotify } from "@portico/ui/notification";
import { useQueryClient } from "@tanstack/react-query";
import { useRepeatableRequest } from "../client/use-repeatable-request.ts";
import { describeFailure } from "../forms/describe-failure.ts";
import { useHost } from "../host/use-host.ts";
import { usePageMessages } from "../messages/page.ts";
import { useViewMessages } from "../messages/views.ts";
import { usePermitted } from "../use-permitted.ts";
import { viewsKey } from "./use-views.ts";

/** Props of `SaveViewDialog`. */
export interface SaveViewDialogProps {
  /** The view to edit. @default a new view */
  view?: SavedView | undefined;
  /** What the view stores. */
  content: Omit<ViewBody, "name" | "role">;
  isDefault: boolean;
  onSaved: (saved: { view: SavedView; isDefault: boolean }) => void;
  onClose: () => void;
}

/** Saves a view under a name. Administrators can share it with a role. */
export function SaveViewDialog({ view, content, isDefault, onSaved, onClose }: SaveViewDialogProps) {
  const texts = useViewMessages();
  const page = usePageMessages();
  const { labels } = useHost();
  const send = useRepeatableRequest();
  const client = useQueryClient();
  const notify = useNotify();
  const canShare = usePermitted()({ access: shareViewAccess });
  const kit = useFormKit({
    defaultValues: { name: view?.name ?? "", role: roleOf(view), isDefault },
    resolver: zodResolver(viewForm, undefined, { raw: true }),
    onSubmit: async ({ values }) => {
      const body: ViewBody = {
        ...content,
        name: values.name.trim(),
        role: (values.role || null) as Role | null,
      };
      const response = await (view
        ? send("views.update", { params: { id: view.id }, body })
        : send("views.create", { body }));
      const saved = viewSchemas["views.create"].answer.parse(await response.json());
      await client.invalidateQueries({ queryKey: viewsKey });
      notify({ tone: "success", text: texts.saved(saved.name) });
      onSaved({ view: saved, isDefault: values.isDefault });
    },
    describeFailure: (error) => describeFailure(error, undefined, page),
  });
  return (
    <FormKitDialog
      kit={kit}
      isOpen
      title={view ? texts.dialog.edit : texts.dialog.create}
      submitLabel={texts.dialog.submit}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
    >
      <FormField as={TextField} name="name" label={texts.dialog.name} required hint={texts.dialog.personal} />
      {canShare && (
        <FormField
          as={Select}
          name="role"
          label={texts.dialog.role}
          options={[
            { value: "", label: texts.dialog.private },
            ...roles.map((role) => ({ value: role, label: labels?.roles?.[role] ?? role })),
          ]}
        />
      )}
      <FormField as={Checkbox} name="isDefault" label={texts.dialog.isDefault} />
    </FormKitDialog>
  );
}

/** The value of the select for the role. */
function roleOf(view: SavedView | undefined): Role | "" {
  return roles.find((role) => role === view?.role) ?? "";
}
