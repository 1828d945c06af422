/**
 * A code in the fragment of an address, which browsers don't send to servers: of a client's quote, or of a record that
 * an agent opens from the portal.
 */
const pattern = /^#(quote|record)=([\w-]{22})$/;

/** The code of a link. */
export interface LinkCode {
  readonly code: string;
  /** Whether it is for an agent. */
  readonly isForAgent: boolean;
}

/** The code of the address, which is removed from it. */
export function takeLinkCode(): LinkCode | undefined {
  const [, kind, code] = pattern.exec(location.hash) ?? [];
  if (code === undefined) return undefined;
  history.replaceState(history.state, "", location.pathname + location.search);
  return { code, isForAgent: kind === "record" };
}
