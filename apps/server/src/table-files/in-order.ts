/** Gives items one by one. */
export async function* inOrder<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}
