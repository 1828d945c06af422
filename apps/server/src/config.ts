import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import * as z from "zod";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** A path in the environment is taken from the repository's root. */
const path = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((text) => resolve(root, text));

const wholeNumber = (max: number, fallback: number) =>
  z
    .string()
    .regex(/^[0-9]{1,9}$/, `must be a whole number from 0 to ${max}`)
    .transform(Number)
    .refine((number) => number <= max, `must be a whole number from 0 to ${max}`)
    .default(fallback);

const environment = z
  .object({
    PORT: wholeNumber(65_535, 4600),
    DATA_DIR: path("data"),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, "must begin with postgres:// or postgresql://")
      .optional(),
    DEMO_ROWS: wholeNumber(10_000_000, 5000),
    TOKEN_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
    TRUSTED_PROXY: z
      .string()
      .transform((text) => text.split(",").map((address) => address.trim()))
      .pipe(z.array(z.union([z.ipv4(), z.ipv6()], "must be addresses parted by commas")))
      .optional(),
    LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
    PORTAL_DIR: path("apps/portal/dist"),
  })
  .transform((values) => ({
    /** 0 lets the system choose. */
    port: values.PORT,
    /** Where the embedded database lives. */
    dataDir: values.DATA_DIR,
    /** PostgreSQL in place of the embedded database. */
    databaseUrl: values.DATABASE_URL,
    /** How many policies an empty database is filled with. */
    demoRows: values.DEMO_ROWS,
    /** Signs tokens; without it the database keeps a random one for all instances. */
    tokenSecret: values.TOKEN_SECRET,
    /** The proxies that may say, by `x-forwarded-for`, whom they speak for. */
    trustedProxies: values.TRUSTED_PROXY ?? [],
    logLevel: values.LOG_LEVEL,
    /** The built portal. */
    portalDir: values.PORTAL_DIR,
  }));

export type Config = z.output<typeof environment>;

/** The environment cannot be used; `message` says which variable and why. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/**
 * Reads the configuration; an empty variable counts as absent.
 * @throws ConfigError where a value cannot be used
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
  const result = environment.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${String(issue.path[0])} ${issue.message}`);
  throw new ConfigError(`The environment cannot be used:\n${lines.join("\n")}`);
}
