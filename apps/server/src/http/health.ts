import { sql } from "drizzle-orm";
import type { Context } from "hono";
import type { Database } from "../db/database.ts";
import { sendJson } from "./send-json.ts";

/** Returns 200 if the database is reachable, and 503 otherwise. */
export async function sendHealth(context: Context, database: Database): Promise<Response> {
  await database.execute(sql`select 1`);
  return sendJson(context, { status: "ready" });
}
