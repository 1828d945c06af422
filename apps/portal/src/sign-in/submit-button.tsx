import { Button } from "@portico/ui/button";

/** Props of `SubmitButton`. */
export interface SubmitButtonProps {
  label: string;
  /** It is on its way. */
  isSubmitting: boolean;
  /** Why it cannot be pressed yet. */
  whyNot: string | undefined;
}

/** Sends a form of the login area. */
export function SubmitButton({ label, isSubmitting, whyNot }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      variant="primary"
      className="w-full"
      isLoading={isSubmitting}
      disabledReason={isSubmitting ? undefined : whyNot}
    >
      {label}
    </Button>
  );
}
