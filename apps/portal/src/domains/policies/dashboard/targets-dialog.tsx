import { zodResolver } from "@hookform/resolvers/zod";
import {
  type TargetsForm,
  targetsForm,
  type UserPreferences,
} from "@portico/contract/features/screens/preferences.schemas";
import { describeFailure } from "@portico/renderer/forms";
import { FormField, FormKitDialog, useFormKit } from "@portico/ui/form-kit";
import { NumberField } from "@portico/ui/forms";
import { useNotify } from "@portico/ui/notification";
import { dashboardMessages } from "../../../messages/dashboard.ts";
import { measures } from "./figures.ts";

const texts = dashboardMessages.targets;

/** The monthly targets of a user, by measure. */
export type Targets = NonNullable<UserPreferences["targets"]>;

export interface TargetsDialogProps {
  targets: Targets;
  onSave: (targets: Targets) => Promise<void>;
  onClose: () => void;
}

/** Edits the user's monthly targets. An empty field is no target. */
export function TargetsDialog({ targets, onSave, onClose }: TargetsDialogProps) {
  const notify = useNotify();
  const kit = useFormKit<TargetsForm>({
    defaultValues: { policies: targets.policies ?? null, members: targets.members ?? null },
    resolver: zodResolver(targetsForm),
    mode: "edit",
    onSubmit: async ({ values: { policies, members } }) => {
      await onSave({ ...(policies !== null && { policies }), ...(members !== null && { members }) });
      notify({ tone: "success", text: texts.done });
      onClose();
    },
    describeFailure,
  });
  return (
    <FormKitDialog
      kit={kit}
      isOpen
      title={texts.title}
      description={texts.hint}
      submitLabel={texts.save}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
    >
      {measures.map((measure) => (
        <FormField key={measure} as={NumberField} name={measure} label={texts.measure[measure]} min={1} />
      ))}
    </FormKitDialog>
  );
}
