import { noteEntities } from "@portico/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { openApi, type TestApi } from "../../../test/api.ts";
import { asSystem } from "../../../test/as-system.ts";
import { databaseKinds } from "../../../test/databases.ts";
import { notes, policies } from "../../db/schema/index.ts";

const page = z.object({
  data: z.array(z.looseObject({ id: z.uuid(), noteBody: z.string() })),
  totalRecords: z.number(),
  totalPages: z.number(),
});
const entityMetadataId = noteEntities.policy;
/** Every three notes have the same time. */
const momentOf = (index: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, Math.floor(index / 3)));

describe.each(databaseKinds)("pages of notes, on $name,", (kind) => {
  let api: TestApi;
  let token: string;
  let policyIds: string[];
  beforeAll(async () => {
    api = await openApi(kind);
    token = await api.tokenOf("admin@portico.test");
    const rows = await api.services.database.select({ id: policies.id }).from(policies).limit(20);
    const noted = await api.services.database.select({ id: notes.entityId }).from(notes);
    policyIds = rows.flatMap(({ id }) => (noted.some((note) => note.id === id) ? [] : [id]));
  });
  afterAll(() => api.close());

  const fill = (entityId: string, count: number, from = 0) =>
    asSystem(api.services.database)
      .insert(notes)
      .values(
        Array.from({ length: count }, (_, index) => ({
          entityId,
          entityMetadataId,
          noteBody: `Note ${from + index}`,
          createdDate: momentOf(from + index),
        })),
      );
  const pathOf = (entityId: string, query: string) => `/api/Notes/${entityId}/${entityMetadataId}${query}`;
  const pageOf = async (entityId: string, query = "") =>
    page.parse(await api.read(pathOf(entityId, query), token));
  const numbersOf = ({ data }: z.infer<typeof page>) =>
    data.map(({ noteBody }) => Number(noteBody.replace("Note ", "")));

  it("have fifty notes by default, without duplicates, newest first", async () => {
    const [id = ""] = policyIds;
    await fill(id, 120);
    const pages = await Promise.all([1, 2, 3].map((number) => pageOf(id, `?pageNumber=${number}`)));
    expect(pages.map(({ data }) => data.length)).toEqual([50, 50, 20]);
    expect(pages).toMatchObject(Array.from({ length: 3 }, () => ({ totalRecords: 120, totalPages: 3 })));
    const numbers = pages.flatMap(numbersOf);
    expect(new Set(numbers).size).toBe(120);
    const moments = numbers.map((number) => momentOf(number).getTime());
    expect(moments).toEqual(moments.toSorted((a, b) => b - a));
    expect(await pageOf(id)).toEqual(pages[0]);
  });

  it("order notes of the same time consistently, with any page size", async () => {
    const [, id = ""] = policyIds;
    await fill(id, 9);
    const whole = await pageOf(id, "?pageSize=500");
    expect(whole).toMatchObject({ totalRecords: 9, totalPages: 1 });
    for (const size of [1, 2, 4]) {
      const numbers = Array.from({ length: Math.ceil(9 / size) }, (_, index) => index + 1);
      const pages = await Promise.all(
        numbers.map((number) => pageOf(id, `?pageSize=${size}&pageNumber=${number}`)),
      );
      expect(pages.flatMap(numbersOf)).toEqual(numbersOf(whole));
    }
  });

  it("shift if a note is added meanwhile: one is repeated, none is skipped", async () => {
    const [, , id = ""] = policyIds;
    await fill(id, 10);
    const first = await pageOf(id, "?pageSize=4");
    await fill(id, 2, 12);
    const second = await pageOf(id, "?pageSize=4&pageNumber=2");
    await fill(id, 1, 15);
    const later = await Promise.all([3, 4].map((number) => pageOf(id, `?pageSize=4&pageNumber=${number}`)));
    const ids = [first, second, ...later].flatMap(({ data }) => data.map((note) => note.id));
    expect(ids.length - new Set(ids).size).toBe(3);
    expect(second.data.slice(0, 2)).toEqual(first.data.slice(2));
    const found = new Set([first, second, ...later].flatMap(numbersOf));
    expect([...found].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 10 }, (_, index) => index));
    expect(later[1]).toMatchObject({ totalRecords: 13, totalPages: 4 });
  });

  it("are empty after the last one, and if there are no notes", async () => {
    const [, , , id = "", bare = ""] = policyIds;
    await fill(id, 3);
    const beyond = { data: [], totalRecords: 3, totalPages: 1 };
    expect(await pageOf(id, "?pageNumber=2")).toEqual(beyond);
    expect(await pageOf(id, "?pageNumber=1000000&pageSize=500")).toEqual({ ...beyond });
    expect(await pageOf(bare)).toEqual({ data: [], totalRecords: 0, totalPages: 0 });
  });

  it.each([
    ["pageSize=0", "pageSize"],
    ["pageSize=501", "pageSize"],
    ["pageSize=-1", "pageSize"],
    ["pageSize=5.5", "pageSize"],
    ["pageSize=", "pageSize"],
    ["pageSize=1e2", "pageSize"],
    ["pageNumber=0", "pageNumber"],
    ["pageNumber=x", "pageNumber"],
    ["pageNumber=1000001", "pageNumber"],
    ["pageNumber=1&pageNumber=2", "pageNumber"],
    ["sort=id", "sort"],
    ["pagesize=5", "pagesize"],
  ])("return an error that names %s", async (query, key) => {
    const response = await api.send(pathOf(policyIds[0] ?? "", `?${query}`), { token });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { [key]: expect.anything() } });
  });

  it("contain no notes that the caller can't see", async () => {
    const [id = ""] = policyIds;
    const customer = await api.tokenOf("customer@portico.test");
    const absent = await api.send(pathOf(crypto.randomUUID(), "?pageNumber=2"), { token });
    for (const query of ["", "?pageNumber=2", "?pageNumber=99", "?pageSize=1"]) {
      const response = await api.send(pathOf(id, query), { token: customer });
      expect(response.status).toBe(404);
      if (query === "?pageNumber=2") expect(await response.text()).toBe(await absent.text());
    }
  });
});
