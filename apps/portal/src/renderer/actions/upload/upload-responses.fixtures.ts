import { type Answer, answerWith } from "../../responses.fixtures.ts";

const jobId = "00000000-0000-4000-8000-000000000077";

/** The fake server's response to a file. */
export interface UploadStandIn {
  /** Answers the file; 202 with a job by default. `null` never answers. */
  readonly answer?: Response | null;
  /** The job each time it is looked at; the last one again and again. */
  readonly looks?: readonly object[];
}

/** What the fake server received: the files by name and size, and the requests about the job. */
export const sent: { address: string; type: string | null; size: number }[] = [];
/** The methods of the requests about the job; `DELETE` stops it. */
export const asked: string[] = [];
/** How often the list was fetched. */
export const fetched = { lists: 0 };

const job = { id: jobId, kind: "upload", done: 0, total: null, message: null, result: null };

/** Answers uploads, which go out by XMLHttpRequest, and the calls about their job, until the story ends. */
export function takingUploads({ answer, looks = [] }: UploadStandIn) {
  return () => {
    sent.length = 0;
    asked.length = 0;
    fetched.lists = 0;
    let look = -1;
    const read: Answer = ({ pathname }, { method }) => {
      if (pathname.startsWith("/api/Jobs/")) {
        asked.push(method);
        if (method === "DELETE") return new Response(null, { status: 204 });
        if (asked.includes("DELETE")) return Response.json({ ...job, state: "cancelled" });
        look = Math.min(look + 1, looks.length - 1);
        return Response.json({ ...job, ...looks[look] });
      }
      if (pathname === "/api/Carriers") return Response.json([{ id: "1", name: "Oscar" }]);
      if (pathname !== "/api/UploadPolicies") return Response.json(null);
      fetched.lists += 1;
      return Response.json({ data: [], totalRecords: 0, totalPages: 1 });
    };
    const restore = answerWith(read)();
    const original = window.XMLHttpRequest;
    window.XMLHttpRequest = standInFor(
      answer === undefined ? Response.json({ jobId }, { status: 202 }) : answer,
    );
    return () => {
      window.XMLHttpRequest = original;
      restore();
    };
  };
}

/** The part of XMLHttpRequest that sends a file and tells how much of it is sent. */
function standInFor(answer: Response | null) {
  return class extends XMLHttpRequest {
    #address = "";
    #type: string | null = null;
    #isOver = false;
    override open(_method: string, address: string | URL) {
      this.#address = String(address);
    }
    override setRequestHeader(name: string, value: string) {
      if (name.toLowerCase() === "content-type") this.#type = value;
    }
    override getAllResponseHeaders() {
      return "content-type: application/json";
    }
    override get status() {
      return answer?.status ?? 0;
    }
    override get statusText() {
      return "";
    }
    override get response() {
      return this.#body;
    }
    #body: Blob | undefined;
    override send(body: XMLHttpRequestBodyInit) {
      const size = body instanceof Blob ? body.size : 0;
      sent.push({ address: this.#address, type: this.#type, size });
      this.upload.dispatchEvent(
        new ProgressEvent("progress", { lengthComputable: true, loaded: size / 2, total: size }),
      );
      void answer
        ?.clone()
        .blob()
        .then((blob) => {
          this.#body = blob;
          if (!this.#isOver) this.dispatchEvent(new ProgressEvent("load"));
        });
    }
    override abort() {
      this.#isOver = true;
      this.dispatchEvent(new ProgressEvent("abort"));
    }
  };
}
