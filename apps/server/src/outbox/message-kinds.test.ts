import { globSync, readFileSync } from "node:fs";
import {
  defaultMessageLimits,
  limitedKinds,
  messageLimitNames,
} from "@portico/contract/schemas/message-limits";
import { expect, it } from "vitest";
import type { Message } from "./message.ts";
import { messageKinds } from "./message-kinds.ts";

const root = new URL("../../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");

it("requires a kind and a cause, and what a message is about if its kind is paused, at compile time", () => {
  const content = { channel: "sms", recipient: "+13055550142", body: "x" } as const;
  const causedBy = { address: "192.0.2.1" };
  const messages: unknown[] = [
    // @ts-expect-error Without a kind.
    { ...content, causedBy } satisfies Message,
    // @ts-expect-error An unknown kind.
    { ...content, causedBy, kind: "newsletter" } satisfies Message,
    // @ts-expect-error Without who caused it.
    { ...content, kind: "consent-record" } satisfies Message,
    // @ts-expect-error Without what it is about.
    { ...content, causedBy, kind: "quote" } satisfies Message,
    // @ts-expect-error A digest has no SMS.
    { ...content, causedBy, kind: "time-off-request", about: "x" } satisfies Message,
    { ...content, causedBy, kind: "quote", about: "leads/1" } satisfies Message,
  ];
  expect(messages).toHaveLength(6);
});

it("is the only way into the outbox", () => {
  const files = globSync("**/*.ts", { cwd: new URL("..", import.meta.url) });
  const inserting = files.filter(
    (file) =>
      !file.endsWith(".test.ts") &&
      /insert\(\s*outbox\b|insert into outbox/i.test(read(`apps/server/src/${file}`)),
  );
  expect(inserting).toEqual(["outbox/queue-message.ts"]);
});

it("has a row in the documentation for every kind, with its default limits", () => {
  const [, limits = ""] = read("docs/messages.md").split(/^## /m);
  const rows = limits
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .filter(([, name]) => name?.startsWith("`"));
  expect(rows.map(([, name]) => name?.replaceAll("`", ""))).toEqual(Object.keys(messageKinds));
  for (const kind of limitedKinds) {
    const row = rows.find(([, name]) => name === `\`${kind}\``);
    const counts = messageLimitNames.map((name) => defaultMessageLimits[kind][name]?.toLocaleString("en-US"));
    expect([kind, row?.slice(3, 6)]).toEqual([kind, counts.map((count) => count ?? "–")]);
  }
});
