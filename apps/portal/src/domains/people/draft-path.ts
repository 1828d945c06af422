/** The path of the form with a draft of an offline application. */
export function draftPath(id: string): string {
  return `/portal/form/new?draft=${encodeURIComponent(id)}`;
}
