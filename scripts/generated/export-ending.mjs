import { InputError } from "./input-error.mjs";

/**
 * The name of the one constant that a source exports under a name with this ending.
 * @throws InputError where it exports none, or several
 */
export function exportEnding({ path, text }, ending) {
  const names = [...text.matchAll(/^export const (\w+)\b/gm)].map(([, name]) => name);
  const found = names.filter((name) => name.endsWith(ending));
  if (found.length !== 1)
    throw new InputError(
      `${path} must export one constant whose name ends in "${ending}"; it exports ${found.length}.`,
    );
  return found[0];
}
