import { randomUUID } from "node:crypto";
import { type EndpointId, endpoints, pathFromOrigin, presetClaims, roles } from "@portico/contract";
import { type CallSchemas, entryFields, schemasOf } from "@portico/contract/schemas";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { makeAccount } from "../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../test/api.ts";
import { databaseKinds } from "../../../test/databases.ts";
import { refusal } from "../../../test/responses.ts";
import { rowsOf } from "../../db/database.ts";

/** Every call that creates or updates a row of a feature, with the keys of its form. */
const calls = (Object.keys(endpoints) as EndpointId[]).flatMap((id) => {
  const { body }: Pick<CallSchemas, "body"> = "body" in schemasOf(id) ? (schemasOf(id) as CallSchemas) : {};
  const isUpload = "upload" in endpoints[id];
  if (isUpload || !/\.(create|update|save)$/.test(id) || !(body instanceof z.ZodObject)) return [];
  return [[id, entryFields(body)] as const];
});

describe.each(databaseKinds)("a form with wrong, missing or unknown values, on $name", (kind) => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await openApi(kind);
    const { email } = await makeAccount(api.services.database, {
      roles,
      claims: presetClaims,
      isAgent: true,
    });
    token = await api.tokenOf(email);
  });
  afterAll(() => api.close());

  const changes = () => rowsOf(api.services.database, sql`select count(*) as changes from row_history`);

  it.each(calls)(
    "is rejected by %s with an error for each wrong value, and changes nothing",
    async (id, fields) => {
      const before = await changes();
      const { method } = endpoints[id];
      const path = pathFromOrigin(endpoints[id], () => randomUUID());
      const errorsOf = async (body: unknown) => {
        const response = await api.send(path, { method, token, body });
        const text = await response.text();
        expect(response.status, `${JSON.stringify(body).slice(0, 100)} ${text}`).toBe(422);
        return Object.keys(refusal.parse(JSON.parse(text)).errors ?? {});
      };
      const required = [...fields].flatMap(([name, { isRequired }]) =>
        isRequired && !name.includes(".") ? [name] : [],
      );
      expect(await errorsOf({ unknownKey: 1 })).toEqual(expect.arrayContaining(["unknownKey", ...required]));
      for (const [name, { kind: control, maxLength }] of fields) {
        const inside = (value: unknown) =>
          name.split(".").reduceRight((inner, key) => ({ [key]: inner }), value);
        const faults: unknown[] = [[{}]];
        if (control !== "yesNo" && control !== "number")
          faults.push("\u0000", "<b>".repeat((maxLength ?? 100_000) + 1));
        if (control === "number") faults.push("1", 1e300);
        if (control === "yesNo") faults.push("true");
        for (const fault of faults) {
          const found = await errorsOf(inside(fault));
          expect(
            found.some((key) => key === name || key.startsWith(`${name}.`)),
            `${name}: ${found}`,
          ).toBe(true);
        }
      }
      expect(await changes()).toEqual(before);
    },
  );
});
