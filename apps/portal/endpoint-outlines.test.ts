import { expect, it } from "vitest";
import { outlinesCode } from "./endpoint-outlines.ts";
import { endpointOutlines } from "./src/api/endpoint-outlines.ts";

it("gives a built portal the outlines it has in development, without a field or filter", async () => {
  const code = outlinesCode();
  const built = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  expect(built.endpointOutlines).toEqual(endpointOutlines);
  expect(code).not.toContain("label");
});
