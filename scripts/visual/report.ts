import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileOf, type Picture } from "./take-pictures.ts";

/** A picture of today beside that of the baseline. */
export type Result = Picture &
  (
    | { readonly state: "same" | "new" }
    | { readonly state: "changed"; readonly pixels: number }
    | { readonly state: "failed"; readonly error: string }
  );

interface Places {
  /** The tag, branch, or commit that was compared with. */
  readonly baseline: string;
  readonly folders: { readonly before: string; readonly after: string; readonly differences: string };
  /** The file to write. */
  readonly into: string;
}

/** Writes a page that shows changed, failed, and new pictures. Returns its path. */
export function writeReport(results: readonly Result[], { baseline, folders, into }: Places): string {
  const from = dirname(into);
  const picture = (folder: string, file: string, caption: string) =>
    `<figure><figcaption>${escapeHtml(caption)}</figcaption><a href="${encodeURI(relative(from, join(folder, file)))}">` +
    `<img loading="lazy" alt="${escapeHtml(caption)}" src="${encodeURI(relative(from, join(folder, file)))}"></a></figure>`;
  const body = (result: Result): string => {
    const file = fileOf(result);
    if (result.state === "failed") return `<p>${escapeHtml(result.error)}</p>`;
    if (result.state === "new") return picture(folders.after, file, "Today");
    return [
      picture(folders.before, file, baseline),
      picture(folders.after, file, "Today"),
      picture(folders.differences, file, "Difference"),
    ].join("");
  };
  const notes = (result: Result) =>
    result.state === "changed" ? `${result.pixels.toLocaleString("en-US")} pixels` : result.state;
  const section = (title: string, state: Result["state"]) => {
    const found = results.filter((result) => result.state === state);
    const items = found.map(
      (result) =>
        `<article><h3>${escapeHtml(`${result.story.title}: ${result.story.name}`)} ` +
        `<small>${escapeHtml(result.mode.name)}, ${escapeHtml(notes(result))}</small></h3><div>${body(result)}</div></article>`,
    );
    return found.length === 0 ? "" : `<h2>${title} (${found.length})</h2>${items.join("")}`;
  };
  const unchanged = results.filter(({ state }) => state === "same").length;
  const sections = [section("Changed", "changed"), section("Failed", "failed"), section("New", "new")].join(
    "",
  );
  writeFileSync(
    into,
    readFileSync(template, "utf8")
      .replaceAll("{baseline}", () => escapeHtml(baseline))
      .replace("{unchanged}", () => (unchanged === 1 ? "1 picture" : `${unchanged} pictures`))
      .replace("{sections}", () => sections || "<p>Nothing has changed.</p>"),
  );
  return into;
}

const template = new URL("report.html", import.meta.url);

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
