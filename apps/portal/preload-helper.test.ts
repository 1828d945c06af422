import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { helper } from "./preload-helper.ts";

interface Link {
  href: string;
  onload: () => void;
  onerror: () => void;
}

const asked: Link[] = [];
let preload: (load: () => Promise<string>, sheets?: readonly string[]) => Promise<string>;
const part = async () => "the part";
const newest = () => {
  const link = asked.at(-1);
  if (!link) throw new Error("No style sheet was asked for.");
  return link;
};

beforeEach(async () => {
  asked.length = 0;
  vi.stubGlobal("document", {
    createElement: () => ({ remove: () => {} }),
    querySelector: (what: string) => (what === 'link[href="/assets/there.css"]' ? {} : null),
    head: { append: (link: Link) => asked.push(link) },
  });
  const code = `${helper}// ${Math.random()}`;
  const module = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  preload = module.__vitePreload;
});
afterEach(() => vi.unstubAllGlobals());

it("fetches a part of the portal that has no style sheet at once", async () => {
  await expect(preload(part)).resolves.toBe("the part");
  expect(asked).toEqual([]);
});

it("fetches a style sheet before the part that needs it, and once for all of them", async () => {
  const load = vi.fn(part);
  const both = [preload(load, ["assets/a.css"]), preload(load, ["assets/a.css", "assets/there.css"])];
  expect(asked.map(({ href }) => href)).toEqual(["/assets/a.css"]);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  newest().onload();
  await expect(Promise.all(both)).resolves.toEqual(["the part", "the part"]);
});

it("tries a style sheet again that could not be fetched", async () => {
  const first = preload(part, ["assets/a.css"]);
  newest().onerror();
  await expect(first).rejects.toThrow("assets/a.css could not be loaded.");
  const second = preload(part, ["assets/a.css"]);
  expect(asked).toHaveLength(2);
  newest().onload();
  await expect(second).resolves.toBe("the part");
});
