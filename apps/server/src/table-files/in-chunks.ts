/** The number of items in a chunk. */
export const chunkSize = 1_000;

/** Splits items into chunks. Only the last one can be smaller. */
export async function* inChunks<Item>(items: AsyncIterable<Item>, size = chunkSize): AsyncGenerator<Item[]> {
  let chunk: Item[] = [];
  for await (const item of items) {
    chunk.push(item);
    if (chunk.length < size) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
