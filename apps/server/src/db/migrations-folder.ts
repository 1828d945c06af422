import { fileURLToPath } from "node:url";

/** The folder with the migrations of both databases. `drizzle-kit generate` adds to it. */
export const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));
