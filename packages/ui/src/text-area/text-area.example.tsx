import { TextArea } from "@portico/ui/forms";

export function TextAreaExample() {
  return (
    <TextArea
      label="Comment"
      hint="Kept in the history of the policy"
      rows={3}
      maxLength={200}
      hasCount
      defaultValue="Called twice. Wants a quote for dental in June."
    />
  );
}
