import { writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { isWithin, type Measured, memoryLimit, othersLimit, tableOf } from "../measure.ts";

/** The measurements on one database. */
export interface Section {
  readonly database: string;
  readonly loadBefore: number;
  readonly measured: readonly Measured[];
}

const file = fileURLToPath(new URL("../../docs/upload-speed.md", import.meta.url));

/** Writes and prints the results. Returns whether all files were loaded within the limits. */
export async function report(rows: number, sections: readonly Section[]): Promise<boolean> {
  const [cpu] = cpus();
  const exceeded = sections.flatMap(({ database, measured }) =>
    measured.filter((one) => !isWithin(one)).map(({ what }) => `- ${database}: ${what}`),
  );
  const text = `# Speed of uploads

Measured by \`npx --yes pnpm@12 bench:uploads\`: files of ${rows.toLocaleString("en-US")} rows, policies with the 23 columns of a real book of business, and leads with 9. The server, the database and the client share one machine.

${cpu?.model.trim()}, ${cpus().length} cores, Node ${process.version}.

Time is measured from the request until the upload's job ends, including tracking and the file with the results. A dry run loads the file and rolls it back; confirming it loads the file again. Memory is the maximum resident set of the server's process, sampled every 20 ms, minus that of the idle server before the first upload. Meanwhile, pages of policies, leads and uploads are requested in turns, 200 ms after the previous answer.

Limits: ${memoryLimit} MB above idle, and ${othersLimit} ms for other requests at the 95th percentile. ${exceeded.length === 0 ? "They are met." : `Not met by:\n\n${exceeded.join("\n")}`}

${sections.map(sectionOf).join("\n\n")}
`;
  await writeFile(file, text);
  console.log(text);
  return exceeded.length === 0;
}

function sectionOf({ database, loadBefore, measured }: Section): string {
  return `## ${database}

The load average was ${loadBefore.toFixed(1)} before.

${tableOf(measured)}`;
}
