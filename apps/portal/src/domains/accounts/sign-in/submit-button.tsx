import { Button } from "@portico/ui/button";

export interface SubmitButtonProps {
  label: string;
  /** Whether the form is being sent. */
  isSubmitting: boolean;
  /** Why the button is disabled, or undefined if it is enabled. */
  disabledReason: string | undefined;
}

/** The submit button of the login forms. */
export function SubmitButton({ label, isSubmitting, disabledReason }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      variant="primary"
      className="w-full"
      isLoading={isSubmitting}
      disabledReason={isSubmitting ? undefined : disabledReason}
    >
      {label}
    </Button>
  );
}
