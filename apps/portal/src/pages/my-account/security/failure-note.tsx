/** Shows and announces why a step failed. */
export function FailureNote({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p role="alert" className="rounded-md bg-danger-surface px-3 py-2 text-table text-danger-fg">
      {text}
    </p>
  );
}
