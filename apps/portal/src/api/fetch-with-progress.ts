/**
 * A `fetch` that tells how much of the body has been sent: browsers tell that of an XMLHttpRequest alone.
 * @param onProgress called with the part that is sent, from 0 to 1
 * @param file sent in place of the request's body, which is never in memory whole then
 */
export function fetchWithProgress(onProgress: (part: number) => void = () => {}, file?: Blob): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const body = file ?? (await request.blob());
    return new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      call.open(request.method, request.url);
      for (const [name, value] of request.headers) call.setRequestHeader(name, value);
      call.responseType = "blob";
      call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      call.onload = () => resolve(answerOf(call));
      call.onerror = () => reject(new TypeError("Failed to fetch"));
      call.onabort = () => reject(request.signal.reason);
      request.signal.addEventListener("abort", () => call.abort(), { once: true });
      if (request.signal.aborted) reject(request.signal.reason);
      else call.send(body);
    });
  };
}

/** Statuses that come without a body, and must not be given one. */
const bodiless = [101, 103, 204, 205, 304];

function answerOf(call: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of call.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const { status, statusText, response } = call;
  return new Response(bodiless.includes(status) ? null : response, { status, statusText, headers });
}
