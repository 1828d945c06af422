import { Suspense } from "react";
import { prerender } from "react-dom/static";
import { expect, it } from "vitest";
import { lazyPart } from "./lazy-part.tsx";

const drawn = async (Part: ReturnType<typeof lazyPart<object>>) => {
  const { prelude } = await prerender(
    <Suspense>
      <Part />
    </Suspense>,
  );
  return new Response(prelude).text();
};

it("draws a part once its code has come", async () => {
  const Part = lazyPart(async () => () => <p>Totals</p>);
  expect(await drawn(Part)).toContain("<p>Totals</p>");
});

it("says it where the code of a part does not come, and leaves the page as it is", async () => {
  const Part = lazyPart(() => Promise.reject(new TypeError("404")));
  expect(await drawn(Part)).toContain("Part of this page couldn&#x27;t be loaded.");
});
