/**
 * The baseline: node:http and pg run the same statements in the same order and return rows as JSON, without checks
 * and routes.
 */
import { createServer } from "node:http";
import pg from "pg";
import type { Statement } from "./record-sql.ts";

const { DATABASE_URL: connectionString, STATEMENTS = "[]", PORT } = process.env;
const statements: Statement[] = JSON.parse(STATEMENTS);
const pool = new pg.Pool({ connectionString, max: 10, options: "-c jit=off" });

createServer(async (_request, response) => {
  const results = [];
  for (const { name, text, values } of statements) {
    results.push((await pool.query({ text, values: [...values], ...(name && { name }) })).rows);
  }
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ data: results.at(-1) }));
}).listen(Number(PORT), () => console.log("ready"));
