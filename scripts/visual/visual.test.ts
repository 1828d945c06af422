import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PNG } from "pngjs";
import { afterAll, describe, expect, it } from "vitest";
import { compare } from "./compare.ts";
import { modes } from "./modes.ts";
import { writeReport } from "./report.ts";
import { fileOf, takePictures } from "./take-pictures.ts";
import { storiesOf, visualSet } from "./visual-set.ts";

const folder = mkdtempSync(join(tmpdir(), "visual-"));
afterAll(() => rmSync(folder, { recursive: true }));

const [mode] = modes;
if (!mode) throw new Error("There are no modes.");
const story = { id: "components-button--primary", title: "Components/Button", name: "Primary" };

/** A built Storybook whose only story is a button with this style. */
function storybookWith(style: string, phase = "finished"): string {
  const built = mkdtempSync(join(folder, "storybook-"));
  writeFileSync(
    join(built, "iframe.html"),
    `<button style="${style}">Save</button>
    <script>window.__STORYBOOK_PREVIEW__ = { currentRender: { phase: "${phase}" } };</script>`,
  );
  return built;
}

async function pictureOf(storybook: string): Promise<Buffer> {
  const into = mkdtempSync(join(folder, "pictures-"));
  const picture = { story, mode: mode as NonNullable<typeof mode> };
  const failed = await takePictures(storybook, [picture], into);
  if (failed.size > 0) throw new Error([...failed.values()].join("\n"));
  return readFileSync(join(into, fileOf(picture)));
}

describe("a picture", () => {
  it("of the same page is the same, and a change of two pixels is found", async () => {
    const before = await pictureOf(storybookWith("padding: 8px"));
    expect(compare(before, await pictureOf(storybookWith("padding: 8px")))).toBeUndefined();
    const wider = compare(before, await pictureOf(storybookWith("padding: 8px 10px 8px 8px")));
    expect(wider?.pixels).toBeGreaterThan(2);
    const moved = compare(before, await pictureOf(storybookWith("padding: 8px; margin-left: 2px")));
    expect(moved?.pixels).toBeGreaterThan(2);
  });

  it("of a story that fails is not taken", async () => {
    await expect(pictureOf(storybookWith("", "errored"))).rejects.toThrow("The story failed");
  });
});

describe("two pictures", () => {
  const picture = (change: (image: PNG) => void = () => {}, width = 40) => {
    const image = new PNG({ width, height: 30 });
    image.data.fill(255);
    change(image);
    return PNG.sync.write(image);
  };

  it("differ by two pixels that are hardly another color", () => {
    const changed = picture(({ data }) => {
      data[400] = 254;
      data[404] = 254;
    });
    expect(compare(picture(), changed)?.pixels).toBe(2);
  });

  it("of different sizes differ", () => {
    expect(compare(picture(), picture(undefined, 42))?.pixels).toBe(2 * 30);
  });
});

describe("the visual set", () => {
  const entry = (title: string, name: string, tags: string[] = []) => {
    const id = `${title}--${name}`.toLowerCase().replaceAll("/", "-");
    return { id, title, name, type: "story", tags };
  };
  const indexOf = (entries: ReturnType<typeof entry>[]) => {
    const built = mkdtempSync(join(folder, "index-"));
    const index = { entries: Object.fromEntries(entries.map((one) => [one.id, one])) };
    writeFileSync(join(built, "index.json"), JSON.stringify(index));
    return storiesOf(built);
  };

  it("has the stories that are tagged, with those of a component's other pages", () => {
    const set = visualSet(
      indexOf([
        entry("Components/DataTable", "Rows"),
        entry("Components/DataTable/Selection", "Many", ["picture"]),
        entry("Components/TextField", "Empty"),
        entry("Screens/Dashboard", "Default"),
      ]),
    );
    expect(set.map(({ name }) => name)).toEqual(["Many"]);
  });

  it("names components without a picture", () => {
    const stories = indexOf([entry("Components/Card", "Default"), entry("Patterns/Form", "Empty")]);
    expect(() => visualSet(stories)).toThrow("No picture shows Components/Card, Patterns/Form");
  });

  it("must not be too large to look at", () => {
    const stories = Array.from({ length: 67 }, (_, index) =>
      entry("Components/Card", `State ${index}`, ["picture"]),
    );
    expect(() => visualSet(indexOf(stories))).toThrow("402 pictures");
  });
});

it("reports what has changed, escaped", () => {
  const picture = { story: { ...story, name: "<Primary>" }, mode };
  const report = writeReport(
    [
      { ...picture, state: "changed", pixels: 1204 },
      { ...picture, state: "failed", error: "It <failed>" },
      { ...picture, state: "same" },
    ],
    {
      baseline: "v1",
      folders: {
        before: join(folder, "v1"),
        after: join(folder, "today"),
        differences: join(folder, "differences"),
      },
      into: join(folder, "report.html"),
    },
  );
  const text = readFileSync(report, "utf8");
  expect(text).toContain("1,204 pixels");
  expect(text).toContain('src="v1/components-button--primary.light-1440.png"');
  expect(text).toContain("&lt;Primary&gt;");
  expect(text).toContain("It &lt;failed&gt;");
  expect(text).toContain("1 picture");
});
