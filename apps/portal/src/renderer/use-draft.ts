import { useEffect, useEffectEvent, useState } from "react";

/**
 * What is being typed into a filter, until `delay` milliseconds pass without a further key and it is committed.
 * A value that changes from outside (back, clear) replaces the draft; one's own commit coming round does not.
 */
export function useDraft(value: string, delay: number, onCommit: (value: string) => void) {
  const [draft, setDraft] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) setDraft(value);
  }
  const commit = useEffectEvent(() => {
    setSent(draft);
    onCommit(draft);
  });
  useEffect(() => {
    if (draft === value) return;
    const timer = setTimeout(() => commit(), delay);
    return () => clearTimeout(timer);
  }, [draft, value, delay]);
  return [draft, setDraft] as const;
}
