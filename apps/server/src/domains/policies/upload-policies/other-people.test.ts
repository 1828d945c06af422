import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { configure } from "../../../../test/configuration.ts";
import { databaseKinds } from "../../../../test/databases.ts";
import { policyColumns, policyRow, policyUploads } from "../../../../test/policy-files.ts";
import { policies } from "../../../db/schema/index.ts";

/** A file whose rows have a number, a name and a date of birth. */
function peopleFile(rows: readonly (readonly [number: string, name: string, dob: string])[]): string {
  const lines = rows.map(([number, name, dob]) => [
    ...policyRow(number, { "Insured Name": `"${name}"` }),
    dob,
  ]);
  return [[...policyColumns, "DOB"], ...lines].map((row) => row.join(",")).join("\n");
}

describe.each(databaseKinds)("one policy number with two people, on $name,", (kind) => {
  let api: TestApi;
  let files: ReturnType<typeof policyUploads>;
  beforeAll(async () => {
    api = await openApi(kind);
    files = policyUploads(api);
  });
  afterAll(() => api.close());

  const nameOf = async (number: string) => {
    const [policy] = await api.services.database
      .select({ name: policies.insuredName })
      .from(policies)
      .where(eq(policies.policyNumber, number));
    return policy?.name;
  };

  it.each([
    ["another name", ["Rivera, Ana", ""], ["Gomez, Pedro", ""], "a different name"],
    ["a twin's name", ["Rivera, Ana", "1/2/1980"], ["Rivera, Eva", "1/2/1980"], "a different name"],
    [
      "another date of birth",
      ["Rivera, Ana", "1/2/1980"],
      ["Rivera, Ana", "1/3/1980"],
      "a different date of birth",
    ],
    ["both", ["Rivera, Ana", "1/2/1980"], ["Gomez, Pedro", "1/3/1980"], "a different person"],
  ] as const)("refuses a file with %s, and names both lines", async (what, one, other, difference) => {
    const number = `TWO-${what}`.replaceAll(/[^A-Z]/gi, "");
    const job = await files.upload(
      peopleFile([
        [`OK-${number}`, "Ana Rivera", ""],
        [number, ...one],
        [`${number.slice(0, 3)}-${number.slice(3)}`, ...other],
      ]),
    );
    expect(job).toMatchObject({ state: "failed", result: { state: "Refused", refusedRows: 2, newRows: 0 } });
    expect(await files.resultOf(job.id)).toEqual([
      "Result",
      "Not loaded. Other rows have errors.",
      `Refused. Line 4 has the same policy number with a different person. One number can't have two people.`,
      `Refused. Line 3 has the same policy number with ${difference}. One number can't have two people.`,
    ]);
    expect(await nameOf(number)).toBeUndefined();
    expect(await files.held()).toBe(0);
  });

  it("is not seen in other spellings of one name", async () => {
    const spellings = [
      "Rivera Lopez, José",
      "JOSE RIVERA-LOPEZ",
      "Rivera Lopez Jr., José",
      "José M. Rivera Lopez",
    ];
    const job = await files.upload(peopleFile(spellings.map((name) => ["SAME-1", name, "1/2/1980"])));
    expect(job).toMatchObject({ state: "done", result: { newRows: 1, refusedRows: 0 } });
  });

  it("refuses a row whose policy is another person's, but not a new last name or a corrected date", async () => {
    await files.upload(
      peopleFile([
        ["KEPT-1", "Ana Rivera", "1/2/1980"],
        ["KEPT-2", "Ana Rivera", "1/2/1980"],
        ["KEPT-3", "Ana Rivera", "1/2/1980"],
        ["KEPT-4", "Ana Rivera", ""],
      ]),
    );
    const others = peopleFile([
      ["KEPT-1", "Pedro Gomez", "1/3/1990"],
      ["KEPT-2", "Ana Gomez", "1/2/1980"],
      ["KEPT-3", "Ana Rivera", "1/3/1980"],
      ["KEPT-4", "Pedro Gomez", "1/3/1990"],
    ]);
    const refused = await files.upload(others);
    expect(refused.result).toMatchObject({ state: "Refused", refusedRows: 2, changedRows: 0 });
    expect(await nameOf("KEPT-2")).toBe("Ana Rivera");

    await configure(api.services, { "policyUploads.refuseFile": false });
    const job = await files.upload(others);
    await configure(api.services, { "policyUploads.refuseFile": true });
    expect(job).toMatchObject({ state: "done", result: { state: "Loaded", refusedRows: 2, changedRows: 2 } });
    expect(job.message).toBe("4 rows read: 0 new, 2 changed, 0 unchanged, 2 refused. 2 rows have warnings.");
    const anotherPerson =
      "Refused. The policy with this number is another person's: their name and date of birth are different. Correct the number, or the policy.";
    expect(
      (await files.resultOf(job.id)).slice(1).map((text) => text?.replace(/ \S+ \S+ has no.*/, "")),
    ).toEqual([
      anotherPerson,
      "Changed: Last name. The policy had a different name.",
      "Changed: Date of birth. The policy had a different date of birth.",
      anotherPerson,
    ]);
    expect(await nameOf("KEPT-1")).toBe("Ana Rivera");
  });
});
