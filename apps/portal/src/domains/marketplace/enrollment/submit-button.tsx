import { Button } from "@portico/ui";

export interface SubmitButtonProps {
  label: string;
  /** @default false */
  isLoading?: boolean;
  /** Why the button is disabled, or undefined if it isn't. */
  reason: string | undefined;
  onSubmit: () => void;
}

/** A button of an enrollment. While it is disabled, the reason describes it, and is shown below. */
export function SubmitButton({ label, isLoading = false, reason, onSubmit }: SubmitButtonProps) {
  return (
    <>
      <Button variant="primary" isLoading={isLoading} disabledReason={reason} onClick={onSubmit}>
        {label}
      </Button>
      {/* Screen readers get it as the description of the button. */}
      {reason !== undefined && (
        <p aria-hidden="true" className="text-table text-fg-muted">
          {reason}
        </p>
      )}
    </>
  );
}
