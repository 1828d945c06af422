import { CircleAlert } from "@portico/ui/icons";

/**
 * Shows why the server rejected a form. Screen readers announce it immediately. It is below the form's button, so that
 * the button doesn't move when it appears.
 */
export function FormFailure({ text }: { text: string | undefined }) {
  return (
    <div role="alert" className="empty:hidden">
      {text && (
        <p className="flex gap-2.5 rounded-md border border-danger-border bg-danger-surface px-3 py-2 text-form text-danger-fg">
          <CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-danger-solid" />
          <span className="min-w-0 break-words">{text}</span>
        </p>
      )}
    </div>
  );
}
