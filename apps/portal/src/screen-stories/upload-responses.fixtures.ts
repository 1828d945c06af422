import { type ResponseBody, respondWith } from "@portico/renderer/testing";

const jobId = "00000000-0000-4000-8000-000000000077";

/** The mock server's response to an upload. */
export interface MockUpload {
  /** The response to the file. By default a 202 with a job. `null` never responds. */
  readonly response?: Response | null;
  /** The response to the first file, if the next ones have another. */
  readonly firstResponse?: Response;
  /** The results of polling the job. The last one is repeated. */
  readonly polls?: readonly object[];
  /** The responses to other requests. @default those of the list of policy uploads */
  readonly others?: ResponseBody;
}

/** The uploads that the mock server received. */
export const sent: { url: string; type: string | null; size: number }[] = [];
/** The methods of the job requests. `DELETE` cancels the job. */
export const jobMethods: string[] = [];
/** The number of list requests. */
export const fetched = { lists: 0 };

const job = { id: jobId, kind: "upload", done: 0, total: null, message: null, result: null };

/** Mocks uploads, which use XMLHttpRequest, and the requests about their job, for the duration of a story. */
export function mockUploads({
  response,
  firstResponse,
  polls = [],
  others: respondToOthers = emptyUploads,
}: MockUpload) {
  return () => {
    sent.length = 0;
    jobMethods.length = 0;
    fetched.lists = 0;
    let poll = -1;
    const respond: ResponseBody = (url, request) => {
      const [{ pathname }, { method }] = [url, request];
      if (pathname.startsWith("/api/Jobs/")) {
        jobMethods.push(method);
        if (method === "DELETE") return new Response(null, { status: 204 });
        if (jobMethods.includes("DELETE")) return Response.json({ ...job, state: "cancelled" });
        poll = Math.min(poll + 1, polls.length - 1);
        return Response.json({ ...job, ...polls[poll] });
      }
      return respondToOthers(url, request);
    };
    const restore = respondWith(respond)();
    const original = window.XMLHttpRequest;
    const others = response === undefined ? Response.json({ jobId }, { status: 202 }) : response;
    window.XMLHttpRequest = mockXmlHttpRequest(() =>
      firstResponse && sent.length === 1 ? firstResponse : others,
    );
    return () => {
      window.XMLHttpRequest = original;
      restore();
    };
  };
}

/** The responses to requests for an empty list of policy uploads. */
export const emptyUploads: ResponseBody = ({ pathname }) => {
  if (pathname === "/api/Carriers") return Response.json([{ id: "1", name: "Oscar" }]);
  if (pathname !== "/api/UploadPolicies") return Response.json(null);
  fetched.lists += 1;
  return Response.json({ data: [], totalRecords: 0, totalPages: 1 });
};

/** Mocks the part of XMLHttpRequest that sends a file and reports progress. */
function mockXmlHttpRequest(response: () => Response | null) {
  return class extends XMLHttpRequest {
    #url = "";
    #type: string | null = null;
    #hasEnded = false;
    override open(_method: string, url: string | URL) {
      this.#url = String(url);
    }
    override setRequestHeader(name: string, value: string) {
      if (name.toLowerCase() === "content-type") this.#type = value;
    }
    override getAllResponseHeaders() {
      return "content-type: application/json";
    }
    override get status() {
      return this.#response?.status ?? 0;
    }
    override get statusText() {
      return "";
    }
    override get response() {
      return this.#body;
    }
    #body: Blob | undefined;
    #response: Response | null = null;
    override send(body: XMLHttpRequestBodyInit) {
      const size = body instanceof Blob ? body.size : 0;
      sent.push({ url: this.#url, type: this.#type, size });
      this.upload.dispatchEvent(
        new ProgressEvent("progress", { lengthComputable: true, loaded: size / 2, total: size }),
      );
      this.#response = response();
      void this.#response
        ?.clone()
        .blob()
        .then((blob) => {
          this.#body = blob;
          if (!this.#hasEnded) this.dispatchEvent(new ProgressEvent("load"));
        });
    }
    override abort() {
      this.#hasEnded = true;
      this.dispatchEvent(new ProgressEvent("abort"));
    }
  };
}
