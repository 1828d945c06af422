/**
 * Creates a `fetch` that reports upload progress. It uses XMLHttpRequest, because `fetch` doesn't report progress.
 * @param onProgress called with the fraction that was sent, from 0 to 1
 * @param file replaces the request's body; it is streamed from disk and not read into memory
 */
export function fetchWithProgress(onProgress: (part: number) => void = () => {}, file?: Blob): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const body = file ?? (await request.blob());
    return new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      xhr.open(request.method, request.url);
      for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
      xhr.responseType = "blob";
      xhr.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      xhr.onload = () => resolve(toResponse(xhr));
      xhr.onerror = () => reject(new TypeError("Failed to fetch"));
      xhr.onabort = () => reject(request.signal.reason);
      request.signal.addEventListener("abort", () => xhr.abort(), { once: true });
      if (request.signal.aborted) reject(request.signal.reason);
      else xhr.send(body);
    });
  };
}

/** The `Response` constructor throws if a response with one of these statuses has a body. */
const bodiless = [101, 103, 204, 205, 304];

function toResponse(xhr: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const { status, statusText, response } = xhr;
  return new Response(bodiless.includes(status) ? null : response, { status, statusText, headers });
}
