import { isPhone } from "@portico/format";
import { expect, it } from "vitest";
import { phoneFormat } from "./phone-format.js";

const { parse, show } = phoneFormat;

it.each(["3055550142", "305.555.0142", "1 305 555 0142", "+1 (305) 555-0142", "+ 1 305 555 0142"])(
  "stores %j as ten digits",
  (typed) => {
    expect(parse(typed)).toBe("3055550142");
    expect(show("3055550142")).toBe("(305) 555-0142");
  },
);

it.each(["+44 20 7946 0958", "+49 30 1234", " +442079460958"])("stores %j as typed", (typed) => {
  expect(parse(typed)).toBe(typed);
  expect(show(typed)).toBeUndefined();
  expect(isPhone(typed)).toBe(false);
});

it.each([
  ...[
    "+",
    "+44",
    "442079460958",
    "0044 20 7946 0958",
    "020 7946 0958",
    "(305) 555-01423",
    "+1 305 555 01423",
  ],
  ...[
    "305-555-0142 ext. 7",
    "305-555-0142x7",
    "305-555-014",
    "1055550142",
    "+44 20 7946 0958 ext. 3",
    "none",
  ],
])("does not understand %j", (typed) => {
  expect(parse(typed)).toBeUndefined();
});
