/** A code in the fragment of an address, which browsers don't send to servers. */
const pattern = /^#quote=([\w-]{22})$/;

/** The code of the address, which is removed from it. */
export function takeLinkCode(): string | undefined {
  const code = pattern.exec(location.hash)?.[1];
  if (code !== undefined) history.replaceState(history.state, "", location.pathname + location.search);
  return code;
}
