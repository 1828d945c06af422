/** One value of `className` from class names, some of which only apply under a condition. */
export function cx(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
