import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { describe, expect, it } from "vitest";
import * as schema from "../db/schema/index.ts";
import { hiddenValue, secretsOf } from "./secret-columns.ts";

const source = fileURLToPath(new URL("../", import.meta.url));

/** Tables whose rows have versions, by the name code knows them by. */
const versioned = Object.entries(schema).flatMap(([name, table]) =>
  is(table, PgTable) && "version" in getTableColumns(table) && "id" in getTableColumns(table)
    ? [{ name, table }]
    : [],
);

/** What fills an empty database, and the one function itself. */
const mayWrite = /^(demo|reference)\/|^audit\/(change-rows?|parts)\.ts$|\.test\.ts$/;

/** Writes that change nothing a person put there: the last code that was taken, and a secret sealed for the first time. */
const noChanges: readonly string[] = ["identity/check-second-factor.ts: users", "identity/totp.ts: users"];

/** Statements over all rows of an upload, which write the histories too; the upload has an audit record of its own. */
const wholeUploads = /^(features\/upload-policies|policy-work\/work-out)\//;

function filesIn(folder: string): string[] {
  return readdirSync(join(source, folder), { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".ts") && !mayWrite.test(file));
}

describe("rows with versions", () => {
  /** Where they are written, beside the function itself: `file: table`. */
  const writes = filesIn(".").flatMap((file) => {
    const text = readFileSync(join(source, file), "utf8");
    return versioned.flatMap(({ name, table }) => {
      const byBuilder = new RegExp(`\\.(insert|update|delete)\\(\\s*(schema\\.)?${name}\\b`);
      const bySql = new RegExp(
        `(insert into|update|delete from)\\s+("?${getTableName(table)}"?\\s|\\$\\{${name}\\})`,
        "i",
      );
      return byBuilder.test(text) || bySql.test(text) ? [{ file, name, text }] : [];
    });
  });

  it("are written through the one function alone, or by the statements of an upload", () => {
    const found = writes
      .filter(({ file }) => !wholeUploads.test(file))
      .map(({ file, name }) => `${file}: ${name}`);
    expect(found.filter((each) => !noChanges.includes(each))).toEqual([]);
  });

  it("have their histories written by those statements too", () => {
    const silent = writes.filter(
      ({ file, text }) => wholeUploads.test(file) && !/row_history|rowHistory/.test(text),
    );
    expect(silent.map(({ file }) => file)).toEqual([]);
  });

  it("have every column that is named like a secret hidden from the history", () => {
    const open = versioned.flatMap(({ name, table }) => {
      const row = { isSecret: true };
      return Object.keys(getTableColumns(table))
        .filter((column) => /hash|secret|sealed|cipher/i.test(column) && column !== "isSecret")
        .filter((column) => !secretsOf(table, row).includes(column))
        .map((column) => `${name}.${column}`);
    });
    expect(open).toEqual([]);
    expect(hiddenValue).toBe("***");
  });
});
