import { zodResolver } from "@hookform/resolvers/zod";
import { requiredText } from "@portico/endpoints/schemas";
import type { SavedView, ViewBody } from "@portico/screens";
import { Checkbox, Select, TextField } from "@portico/ui";
import { FormField, FormKitDialog, useFormKit } from "@portico/ui/form-kit";
import { useNotify } from "@portico/ui/notification";
import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod";
import { useClient } from "../client/screen-client.ts";
import { serviceOf } from "../client/services.ts";
import { useNames } from "../client/use-names.ts";
import { useRepeatableRequest } from "../client/use-repeatable-request.ts";
import { describeFailure } from "../forms/describe-failure.ts";
import { usePageMessages } from "../messages/page.ts";
import { useViewMessages } from "../messages/views.ts";
import { usePermitted } from "../use-permitted.ts";
import { viewsKey } from "./use-views.ts";

const nameLength = 60;

const viewForm = ({ noName, longName }: ReturnType<typeof useViewMessages>["dialog"]) =>
  z.object({
    name: requiredText(nameLength, noName, longName(nameLength)),
    role: z.string(),
    isDefault: z.boolean(),
  });

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
  const send = useRepeatableRequest();
  const client = useQueryClient();
  const notify = useNotify();
  const service = serviceOf(useClient(), "views");
  const isPermitted = usePermitted();
  const roles = useNames().data?.roles ?? {};
  const canShare = service.share !== undefined && isPermitted({ access: service.share });
  const kit = useFormKit({
    defaultValues: { name: view?.name ?? "", role: view?.role ?? "", isDefault },
    resolver: zodResolver(viewForm(texts.dialog), undefined, { raw: true }),
    onSubmit: async ({ values }) => {
      const body: ViewBody = {
        ...content,
        name: values.name.trim(),
        role: values.role || null,
      };
      const response = await (view
        ? send(service.update, { params: { id: view.id }, body })
        : send(service.create, { body }));
      const saved: SavedView = await response.json();
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
            ...Object.entries(roles).map(([role, label]) => ({ value: role, label: label })),
          ]}
        />
      )}
      <FormField as={Checkbox} name="isDefault" label={texts.dialog.isDefault} />
    </FormKitDialog>
  );
}
