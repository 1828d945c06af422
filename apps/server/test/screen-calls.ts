import { randomUUID } from "node:crypto";
import { type AddedScreen, screenSchemas } from "@portico/contract/features/screens/screens.schemas";
import type { ResponseBody } from "@portico/contract/schemas";
import type { SendOptions, TestApi } from "./api.ts";
import { refusal } from "./responses.ts";

const basePath = "/api/GeneralConfig/screens";

/** A valid document of a custom screen, with a unique ID by default. */
export function screenDocument(changes: Readonly<Record<string, unknown>> = {}) {
  const id = typeof changes.id === "string" ? changes.id : `grace-${randomUUID().slice(0, 8)}`;
  return {
    kind: "list",
    id,
    path: `screens/${id}`,
    title: "Policies in grace",
    access: "agent view.Policy|admin.Policy",
    navigation: { section: "policies" },
    endpoints: { list: "policies.list" },
    filters: ["carrier"],
    columns: ["policyNumber", "insuredName"],
    empty: "No Data",
    ...changes,
  };
}

/** A failed call. */
export interface RefusedCall {
  readonly status: number;
  readonly message: string;
  readonly errors?: Record<string, string[]> | undefined;
}

/** The workflow steps that need no input besides the screen. */
export type PlainStep = "submit" | "withdraw" | "approve" | "publish" | "retire";

/** The calls about screens, made by one user. An unexpected status throws. */
export function screenCalls(api: TestApi, email: string) {
  const send = async (path: string, options: SendOptions = {}) =>
    api.send(`${basePath}${path}`, { token: await api.tokenOf(email), ...options });
  const sendStep = (screen: Pick<AddedScreen, "id" | "version">, step: string, body?: unknown) =>
    send(`/${screen.id}/${step}`, {
      method: "POST",
      headers: { "if-match": `"${screen.version}"` },
      ...(body !== undefined || step === "withdraw" || step === "publish" ? { body } : { body: {} }),
    });
  const sendSave = (screen: Pick<AddedScreen, "id" | "version">, document: unknown) =>
    send(`/${screen.id}`, {
      method: "PUT",
      headers: { "if-match": `"${screen.version}"` },
      body: { document: textOf(document) },
    });
  const sendCreate = (document: unknown) =>
    send("", { method: "POST", body: { document: textOf(document) } });
  return {
    send,
    sendCreate,
    sendSave,
    sendStep,
    create: async (document: unknown = screenDocument()) => answered(await sendCreate(document)),
    save: async (screen: AddedScreen, document: unknown) => answered(await sendSave(screen, document)),
    get: async ({ id }: Pick<AddedScreen, "id">) => answered(await send(`/${id}`)),
    version: async ({ id }: AddedScreen, number: number): Promise<ResponseBody<"screens.version">> => {
      const response = await send(`/${id}/versions/${number}`);
      return screenSchemas["screens.version"].response.parse(await response.json());
    },
    step: async (screen: AddedScreen, step: PlainStep, comment?: string) =>
      answered(await sendStep(screen, step, comment === undefined ? undefined : { comment })),
    giveBack: async (screen: AddedScreen, comment: string) =>
      answered(await sendStep(screen, "return", { comment })),
    rollBack: async (screen: AddedScreen, number: number) =>
      answered(await sendStep(screen, "rollback", { number })),
  };
}

/** The screen calls of one user. */
export type ScreenCalls = ReturnType<typeof screenCalls>;

/** Takes a screen from draft to published. */
export async function published(author: ScreenCalls, approver: ScreenCalls, draft: AddedScreen) {
  const approved = await approver.step(await author.step(draft, "submit"), "approve");
  return author.step(approved, "publish");
}

/** The states of a screen's versions, newest first. */
export function statesOf({ versions }: AddedScreen): string[] {
  return versions.map(({ number, state }) => `${number} ${state}`);
}

/** The status and body of a failed call. */
export async function refused(response: Response | Promise<Response>): Promise<RefusedCall> {
  const given = await response;
  return { status: given.status, ...refusal.parse(await given.json()) };
}

async function answered(response: Response): Promise<AddedScreen> {
  const body: unknown = await response.json();
  if (response.status !== 200) throw new Error(`${response.status}: ${JSON.stringify(body)}`);
  return screenSchemas["screens.get"].response.parse(body);
}

function textOf(document: unknown): string {
  return typeof document === "string" ? document : JSON.stringify(document);
}
