import { zodResolver } from "@hookform/resolvers/zod";
import { maxExplanation, otherReason, revealReasons } from "@portico/contract";
import { type RevealForm, revealForm, type ValidReveal } from "@portico/contract/schemas/reveal";
import { describeFailure } from "@portico/renderer/forms";
import { FormField, FormKitDialog, useFormKit } from "@portico/ui/form-kit";
import { Select, TextArea } from "@portico/ui/forms";
import { useWatch } from "react-hook-form";
import { revealMessages as texts } from "../messages/reveal.ts";

/** Requests a full secret, and returns it formatted. */
export type RevealSecret = (why: ValidReveal) => Promise<string>;

export interface ReasonDialogProps {
  /** The secret's label. */
  label: string;
  fetchValue: RevealSecret;
  /** Called with the secret, or without it if the user cancels. */
  onClose: (value?: string) => void;
}

const options = Object.entries(revealReasons).map(([value, label]) => ({ value, label }));

/** Asks why someone needs a full secret, and requests it. Shows why it was refused, and when it is possible again. */
export function ReasonDialog({ label, fetchValue, onClose }: ReasonDialogProps) {
  const kit = useFormKit<RevealForm, ValidReveal>({
    defaultValues: { reason: "", explanation: "" },
    resolver: zodResolver(revealForm),
    schema: revealForm,
    onSubmit: async ({ values: { reason, explanation } }) => {
      const isOther = reason === otherReason;
      onClose(await fetchValue({ reason, ...(isOther && { explanation }) }));
    },
    describeFailure,
  });
  const reason = useWatch({ control: kit.form.control, name: "reason" });
  return (
    <FormKitDialog
      kit={kit}
      isOpen
      title={texts.title(label)}
      description={texts.text}
      submitLabel={texts.show}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
    >
      <FormField
        as={Select}
        name="reason"
        label={texts.reason}
        placeholder={texts.choose}
        options={options}
      />
      {reason === otherReason && (
        <FormField
          as={TextArea}
          name="explanation"
          label={texts.explanation}
          hint={texts.explanationHint}
          maxLength={maxExplanation}
          rows={2}
          required
        />
      )}
    </FormKitDialog>
  );
}
