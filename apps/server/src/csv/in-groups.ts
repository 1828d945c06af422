const linesAtOnce = 1_000;

/** Groups lines by a thousand. */
export async function* inGroups<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item[]> {
  let group: Item[] = [];
  for await (const item of items) {
    group.push(item);
    if (group.length < linesAtOnce) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
