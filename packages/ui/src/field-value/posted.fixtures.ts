import { expect } from "storybook/test";

/** Returns what the story's form would post, as pairs of name and value. A file is represented by its name. */
export function postedBy(canvasElement: HTMLElement): readonly (readonly [string, string])[] {
  const form = canvasElement.querySelector("form");
  if (!form) throw new Error("The story has no form, so nothing is posted. Wrap it in PlainForm.");
  return [...new FormData(form)].map(
    ([name, value]) => [name, typeof value === "string" ? value : value.name] as const,
  );
}

/** Checks everything that the story's form would post. */
export async function expectPosted(
  canvasElement: HTMLElement,
  expected: readonly (readonly [string, string])[],
): Promise<void> {
  await expect(postedBy(canvasElement)).toEqual(expected);
}
