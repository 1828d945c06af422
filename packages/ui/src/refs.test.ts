import { expect, it } from "vitest";

/** Components without an element of their own. */
const withoutElement = [
  "FilterControl", // renders the field of a filter
  "FormatProvider",
  "FormKitProvider",
  "LeaveGuard",
  "MessagesProvider",
  "NotificationProvider",
];

const modules = import.meta.glob<Record<string, unknown>>("./*/index.ts");

it("finds the modules of the components", () => {
  expect(Object.keys(modules).length).toBeGreaterThan(50);
});

it.each(Object.entries(modules))("takes a ref in every component of %s", async (_, load) => {
  // forwardRef returns an object. A component that is a function takes no ref in React 18.
  const functions = Object.entries(await load()).filter(
    ([name, value]) => /^[A-Z]/.test(name) && typeof value === "function",
  );
  expect(functions.map(([name]) => name).filter((name) => !withoutElement.includes(name))).toEqual([]);
});
