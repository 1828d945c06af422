import { describe, expect, it } from "vitest";
import { detectMediaType } from "./detect-media-type.ts";

const kindOfText = (text: string) => detectMediaType(Buffer.from(text));

describe("detectMediaType", () => {
  it("detects HTML behind comments, and an SVG that contains HTML", () => {
    expect(kindOfText("<!-- a --> <!-- b --><p>Paid.</p>")).toBe("text/html");
    expect(kindOfText("<svg><style>a {}</style><a/></svg>")).toBe("image/svg+xml");
    expect(kindOfText("A letter to <ana@example.test>.")).toBe("text/plain");
  });

  it("stays fast for texts that imitate endless comments", () => {
    const begun = performance.now();
    expect(kindOfText("<!---->".repeat(100_000))).toBe("text/plain");
    expect(performance.now() - begun).toBeLessThan(1_000);
  });
});
