import { readFile, writeFile } from "node:fs/promises";

const file = new URL("../../docs/commission-speed.md", import.meta.url);

/** Replaces a section of the report, or adds it at the end. Prints it. */
export async function writeSection(heading: string, text: string): Promise<void> {
  const [intro = "", ...sections] = (await readFile(file, "utf8")).split(/^(?=## )/m);
  const section = `## ${heading}\n\n${text.trim()}\n`;
  const index = sections.findIndex((found) => found.startsWith(`## ${heading}\n`));
  sections.splice(index < 0 ? sections.length : index, 1, section);
  await writeFile(file, [intro, ...sections].map((part) => `${part.trim()}\n`).join("\n"));
  console.log(section);
}
