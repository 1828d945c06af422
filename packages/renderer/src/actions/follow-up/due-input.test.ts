import { expect, it } from "vitest";
import { actionMessages } from "../../messages/lists.ts";
import { dueOf, isEntered, noDue, problemsOf } from "./due-input.ts";

const today = "2026-07-15";
const problems = (input: object) => problemsOf({ ...noDue, ...input }, today, actionMessages().followUp);

it("is no follow-up if nothing is entered", () => {
  expect([isEntered(noDue), dueOf(noDue), problems({}).isReadable]).toEqual([false, undefined, true]);
});

it("sends a number of days or a day, with its time", () => {
  expect(dueOf({ ...noDue, inDays: 0 })).toEqual({ inDays: 0 });
  expect(dueOf({ ...noDue, dueDate: today, dueTime: "10:00" })).toEqual({ dueDate: today, dueTime: "10:00" });
});

it.each([
  [{ inDays: 3 }, true],
  [{ inDays: Number.NaN }, false],
  [{ inDays: 251 }, false],
  [{ inDays: 1.5 }, false],
  [{ dueDate: today }, true],
  [{ dueDate: "2026-07-14" }, false],
  [{ dueDate: "tomorrow" }, false],
  [{ dueTime: "10:00" }, false],
  [{ inDays: 1, dueTime: "ten" }, false],
])("%o can be sent: %s", (input, isReadable) => {
  expect(problems(input).isReadable).toBe(isReadable);
});

it("says what to do", () => {
  expect(problems({ dueTime: "10:00" }).inDays).toBe("Choose a day, or a number of days.");
  expect(problems({ inDays: 999 }).inDays).toBe("Enter a whole number from 0 to 250.");
  expect(problems({ dueDate: "2026-07-14" }).dueDate).toBe("Choose today or a later day.");
});
