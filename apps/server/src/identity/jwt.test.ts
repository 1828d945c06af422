import { describe, expect, it } from "vitest";
import { readJwt, signJwt } from "./jwt.ts";
import { signingKey } from "./signing-key.ts";

const key = signingKey(Buffer.alloc(32, 1));
const kind = { audience: "tests", type: "test+jwt" };
const begin = new Date("2026-03-16T15:00:00Z");
const end = new Date("2026-03-16T15:10:00Z");
const token = await signJwt(kind, key, { sid: "one" }, end);

describe("a token in the cache of verified tokens", () => {
  it("is accepted until it expires, and not after", async () => {
    for (const moment of [begin, new Date(end.getTime() - 1000)]) {
      expect(await readJwt(kind, key, token, moment)).toMatchObject({ sid: "one" });
    }
    expect(await readJwt(kind, key, token, end)).toBeUndefined();
    expect(await readJwt(kind, key, token, begin)).toMatchObject({ sid: "one" });
  });

  it("is rejected for another audience, type or key", async () => {
    expect(await readJwt(kind, key, token, begin)).toBeDefined();
    expect(await readJwt({ ...kind, audience: "others" }, key, token, begin)).toBeUndefined();
    expect(await readJwt({ ...kind, type: "other+jwt" }, key, token, begin)).toBeUndefined();
    expect(await readJwt(kind, signingKey(Buffer.alloc(32, 2)), token, begin)).toBeUndefined();
  });

  it("doesn't make an altered token valid", async () => {
    expect(await readJwt(kind, key, token, begin)).toBeDefined();
    expect(await readJwt(kind, key, `${token.slice(0, -2)}AA`, begin)).toBeUndefined();
  });

  it("can be evicted and verified again", async () => {
    const many = await Promise.all(
      Array.from({ length: 2_100 }, (_, index) => signJwt(kind, key, { sid: String(index) }, end)),
    );
    for (const [index, each] of many.entries()) {
      expect((await readJwt(kind, key, each, begin))?.sid).toBe(String(index));
    }
    expect((await readJwt(kind, key, many[0] ?? "", begin))?.sid).toBe("0");
  });
});
