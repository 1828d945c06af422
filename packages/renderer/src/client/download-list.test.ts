import { expect, it } from "vitest";
import { readBlob } from "./download-list.ts";

const megabyte = new Uint8Array(1024 * 1024).fill(7);

function response(pieces: number, end: (controller: ReadableStreamDefaultController) => void): Response {
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      if (sent === pieces) end(controller);
      else controller.enqueue(megabyte.slice());
      sent += 1;
    },
  });
  return new Response(body, { headers: { "content-type": "text/csv" } });
}

it("joins the chunks of a file, and reports the bytes received", async () => {
  const reported: number[] = [];
  const blob = await readBlob(
    response(10, (controller) => controller.close()),
    (bytes) => reported.push(bytes),
  );
  expect(blob.size).toBe(10 * megabyte.length);
  expect(blob.type).toBe("text/csv");
  expect(reported).toHaveLength(10);
  expect(reported.at(-1)).toBe(10 * megabyte.length);
  const bytes = new Uint8Array(await blob.arrayBuffer());
  expect(bytes.every((byte) => byte === 7)).toBe(true);
});

it("throws if the response is cut off", async () => {
  const broken = response(6, (controller) => controller.error(new TypeError("network error")));
  await expect(readBlob(broken, () => {})).rejects.toThrow("network error");
});
