import { expect, it } from "vitest";
import { en } from "../site/texts/en.ts";
import { newApplicant } from "./draft.ts";
import { personNames } from "./person-names.ts";

it("tells people apart who have no name", () => {
  const people = [
    newApplicant("self", "1"),
    newApplicant("child", "2"),
    { ...newApplicant("child", "3"), name: " Leo " },
    newApplicant("child", "4"),
  ];
  expect([...personNames(people, en.people.relation).values()]).toEqual(["You", "Child 1", "Leo", "Child 3"]);
});
