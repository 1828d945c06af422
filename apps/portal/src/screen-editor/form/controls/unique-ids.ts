/** A unique id for each name: the name itself, with a number for duplicates. */
export function uniqueIds(names: readonly string[]): readonly string[] {
  return names.map((name, index) => {
    const before = names.slice(0, index).filter((other) => other === name).length;
    return before === 0 ? name : `${name} (${before + 1})`;
  });
}
