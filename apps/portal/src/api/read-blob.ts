/** Bytes that are held before they are handed to the browser, which keeps them where it wants: on the disk too. */
const maxHeldBytes = 4 * 1024 * 1024;

/**
 * Reads the body of an answer piece by piece, so that a big file is never in memory whole.
 * @param onBytes called with the bytes read so far
 * @throws where the body ends before it is whole
 */
export async function readBlob(response: Response, onBytes: (bytes: number) => void): Promise<Blob> {
  const type = response.headers.get("content-type") ?? "";
  const whole: Blob[] = [];
  let held: Uint8Array<ArrayBuffer>[] = [];
  let heldBytes = 0;
  let bytes = 0;
  const handOver = () => {
    if (held.length > 0) whole.push(new Blob(held));
    held = [];
    heldBytes = 0;
  };
  const reader = response.body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    held.push(read.value);
    heldBytes += read.value.length;
    bytes += read.value.length;
    if (heldBytes >= maxHeldBytes) handOver();
    onBytes(bytes);
  }
  handOver();
  return new Blob(whole, { type });
}
