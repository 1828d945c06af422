import { expect, password, test } from "./portal.ts";

/** The content of a request, and the version of the row that it changes. */
export interface RequestContent {
  readonly json?: unknown;
  readonly csv?: string;
  readonly form?: FormData;
  readonly version?: number;
}

/** Sends requests as a user, without a page. Failures throw. */
export type SendRequest = <ResponseBody = unknown>(
  method: string,
  path: string,
  content?: RequestContent,
) => Promise<ResponseBody>;

/** Signs an existing account in. */
export async function apiOf(email: string): Promise<SendRequest> {
  const origin = test.info().project.use.baseURL ?? "";
  let token = "";
  const send: SendRequest = async <ResponseBody>(
    method: string,
    path: string,
    { json, csv, form, version }: RequestContent = {},
  ) => {
    const body = csv ?? form ?? (json === undefined ? undefined : JSON.stringify(json));
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        ...(csv !== undefined && { "content-type": "text/csv" }),
        ...(json !== undefined && { "content-type": "application/json" }),
        ...(token !== "" && { authorization: `Bearer ${token}` }),
        ...(version !== undefined && { "if-match": `"${version}"` }),
      },
      ...(body !== undefined && { body }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as ResponseBody;
  };
  ({ token } = await send<{ token: string }>("POST", "/identity/login", {
    json: { user: email, pass: password },
  }));
  return send;
}

/** Waits until a job is finished, and expects that it succeeded. */
export async function finishJob(send: SendRequest, { jobId }: { readonly jobId: string }): Promise<void> {
  interface Job {
    readonly state: string;
    readonly message?: string;
  }
  const job = () => send<Job>("GET", `/api/Jobs/${jobId}`);
  await expect.poll(async () => (await job()).state).not.toMatch(/queued|running/);
  expect(await job()).toMatchObject({ state: "done" });
}
