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

it("renders a part once its code has loaded", async () => {
  const Part = lazyPart(async () => () => <p>Totals</p>);
  expect(await drawn(Part)).toContain("<p>Totals</p>");
});

it("shows an error if the code of a part fails to load, and keeps the page", async () => {
  const Part = lazyPart(() => Promise.reject(new TypeError("404")));
  expect(await drawn(Part)).toContain("Part of this page couldn&#x27;t be loaded.");
});
