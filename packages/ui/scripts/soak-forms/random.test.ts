import { expect, it } from "vitest";
import { randomOf } from "./random.ts";

it("repeats its choices for the same seed", () => {
  const choices = (seed: number) => {
    const random = randomOf(seed);
    return Array.from({ length: 50 }, () => random.below(1000));
  };
  expect(choices(7)).toEqual(choices(7));
  expect(choices(7)).not.toEqual(choices(8));
  expect(new Set(choices(7)).size).toBeGreaterThan(30);
});
