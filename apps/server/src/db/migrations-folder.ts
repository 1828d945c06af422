import { fileURLToPath } from "node:url";

/** Where the migrations of both databases lie; `drizzle-kit generate` adds to them. */
export const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));
