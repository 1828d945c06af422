import { isIP } from "node:net";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import { ConfigError } from "./config-error.ts";
import { allowsDemoAccounts, demoAccountsBlocker } from "./demo/demo-permission.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Paths in the environment are relative to the repository root. */
const path = z.string().transform((text) => resolve(root, text));

const wholeNumber = ({ min = 0, max, fallback }: { min?: number; max: number; fallback: number }) => {
  const rule = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^[0-9]{1,9}$/, rule)
    .transform(Number)
    .refine((number) => number >= min && number <= max, rule)
    .default(fallback);
};

const proxiesRule = "must be addresses or networks such as 10.0.0.0/8, separated by commas";

const webAddress = z
  .string()
  .refine((text) => /^https?:\/\//.test(text) && URL.canParse(text), "must start with https:// or http://");

const hostName = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;
const host = z
  .string()
  .max(253, "must have up to 253 characters")
  .refine(
    (text) => isIP(text) !== 0 || hostName.test(text),
    "must be an IP address or a host name, without a port",
  );

/** Comma-separated keys. The first one encrypts, all decrypt. */
const dataKeys = z
  .string()
  .transform((text) => text.split(",").map((part) => part.trim()))
  .pipe(
    z.array(z.string().regex(/^[A-Za-z0-9+/]{43}=$/, "must be 32-byte keys in base64, separated by commas")),
  )
  .transform((keys) => keys.map((key) => Buffer.from(key, "base64")));

const postgresAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\//, "must start with postgres:// or postgresql://");

const visibleAscii = z.string().regex(/^[!-~]+$/, "must be visible ASCII without spaces");

const environment = z
  .object({
    NODE_ENV: z.string().optional(),
    HOST: host.optional(),
    PORT: wholeNumber({ max: 65_535, fallback: 4600 }),
    DATA_DIR: path.prefault("data"),
    DATABASE_URL: postgresAddress.optional(),
    MIGRATION_DATABASE_URL: postgresAddress.optional(),
    DEMO_ACCOUNTS: z.enum(["1", "0"], "must be 1 or 0").optional(),
    DEMO_ROWS: wholeNumber({ max: 10_000_000, fallback: 5000 }),
    TOKEN_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
    DATA_KEY: dataKeys.optional(),
    TRUSTED_PROXY: z
      .string()
      .transform((text) => text.split(",").map((address) => address.trim()))
      .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], proxiesRule)))
      .optional(),
    TLS_CERT: path.optional(),
    TLS_KEY: path.optional(),
    PUBLIC_URL: webAddress.transform((text) => text.replace(/\/+$/, "")).optional(),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\/\S+$/, "must start with smtp:// or smtps://")
      .refine((text) => URL.canParse(text), "must be a URL such as smtps://user:password@host:465")
      .optional(),
    MAIL_FROM: z
      .string()
      .regex(/^[^\r\n]{3,200}$/, "must be an address on one line")
      .default("Portico <no-reply@portico.test>"),
    SMS_GATEWAY_URL: webAddress.optional(),
    SMS_GATEWAY_KEY: visibleAscii.optional(),
    SMS_FROM: z.string().max(20, "must have up to 20 characters").optional(),
    MARKETPLACE_APPLICATIONS_KEY: visibleAscii.optional(),
    OUTBOX_VIEWER: z.enum(["on", "off"], "must be on or off").optional(),
    INSTANCE_NAME: z
      .string()
      .regex(/^[!-~]{1,100}$/, "must be up to 100 visible ASCII characters without spaces")
      .optional(),
    JOB_PATIENCE: wholeNumber({ min: 10, max: 3600, fallback: 20 }),
    LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
    PORTAL_DIR: path.prefault("apps/portal/dist"),
    PUBLIC_DIR: path.prefault("apps/public/dist"),
    DESIGN_DIR: path.prefault("apps/design/dist"),
  })
  .superRefine((values, context) => {
    if (values.MIGRATION_DATABASE_URL !== undefined && values.DATABASE_URL === undefined) {
      const message = "requires DATABASE_URL. Without it, the server would use the embedded database";
      context.addIssue({ code: "custom", path: ["MIGRATION_DATABASE_URL"], message });
    }
    for (const [given, missing] of [
      ["TLS_CERT", "TLS_KEY"],
      ["TLS_KEY", "TLS_CERT"],
    ] as const) {
      if (values[given] === undefined || values[missing] !== undefined) continue;
      context.addIssue({ code: "custom", path: [given], message: `requires ${missing}` });
    }
    const barrier = demoAccountsBlocker(values);
    if (values.DEMO_ACCOUNTS !== "1" || barrier === undefined) return;
    const message = `can't be 1 with ${barrier}, because the password of the demo accounts is public. Remove one of the two`;
    context.addIssue({ code: "custom", path: ["DEMO_ACCOUNTS"], message });
  })
  .transform((values) => ({
    /** The address or name to listen on. Undefined for loopback. */
    host: values.HOST,
    /** 0 picks a free port. */
    port: values.PORT,
    /** Serves HTTPS, with HTTP/2. Undefined for plain HTTP. */
    certificate:
      values.TLS_CERT === undefined || values.TLS_KEY === undefined
        ? undefined
        : { certificate: values.TLS_CERT, key: values.TLS_KEY },
    /** The folder of the embedded database and files. */
    dataDir: values.DATA_DIR,
    /** Uses PostgreSQL instead of the embedded database. */
    databaseUrl: values.DATABASE_URL,
    /** The same database as the role that owns its tables. Undefined if `databaseUrl` can migrate it. */
    migrationDatabaseUrl: values.MIGRATION_DATABASE_URL,
    /** Whether an empty database gets demo accounts, and existing ones may sign in. */
    allowsDemoAccounts: allowsDemoAccounts(values),
    /** How many policies an empty database gets with the demo accounts. */
    demoRows: values.DEMO_ROWS,
    /** Signs tokens. Without it, the database stores a random one for all instances. */
    tokenSecret: values.TOKEN_SECRET,
    /** Encrypt values in the database. Without any, the database stores a random one for all instances. */
    dataKeys: values.DATA_KEY ?? [],
    /** Proxies whose `x-forwarded-for` header is trusted. */
    trustedProxies: values.TRUSTED_PROXY ?? [],
    /** The base URL of links in email and SMS. Undefined for this machine. */
    publicUrl: values.PUBLIC_URL,
    /** Where mail is sent. Undefined keeps it in the outbox. */
    smtp: values.SMTP_URL === undefined ? undefined : { url: values.SMTP_URL, from: values.MAIL_FROM },
    /** Where SMS are sent. Undefined keeps them in the outbox. */
    smsGateway:
      values.SMS_GATEWAY_URL === undefined
        ? undefined
        : { url: values.SMS_GATEWAY_URL, key: values.SMS_GATEWAY_KEY, from: values.SMS_FROM },
    /** The secret key of the service with marketplace applications. Undefined for the sandbox. */
    marketplaceApplicationsKey: values.MARKETPLACE_APPLICATIONS_KEY,
    /** Whether unsent messages can be read at `/outbox` on this machine. */
    isOutboxViewerOn:
      values.OUTBOX_VIEWER === undefined ? isForTrials(values) : values.OUTBOX_VIEWER === "on",
    /** The name of this instance in the log. Undefined for host name and port. */
    instanceName: values.INSTANCE_NAME,
    /** Seconds without a heartbeat after which another instance takes over a job. */
    jobHeartbeatSeconds: values.JOB_PATIENCE,
    logLevel: values.LOG_LEVEL,
    /** The folder of the built portal. */
    portalDir: values.PORTAL_DIR,
    /** The folder of the built quote tool. */
    publicDir: values.PUBLIC_DIR,
    /** The folder of the built documentation of the design system, which need not exist. */
    designDir: values.DESIGN_DIR,
  }));

interface Deployment {
  readonly NODE_ENV?: string | undefined;
  readonly HOST?: string | undefined;
  readonly DATABASE_URL?: string | undefined;
  readonly PUBLIC_URL?: string | undefined;
  readonly TRUSTED_PROXY?: readonly string[] | undefined;
}

/** Whether only people at this machine use the server. */
function isForTrials({ DATABASE_URL, TRUSTED_PROXY, ...rest }: Deployment): boolean {
  return DATABASE_URL === undefined && TRUSTED_PROXY === undefined && demoAccountsBlocker(rest) === undefined;
}

/** The settings from environment variables. */
export type Config = z.output<typeof environment>;

/**
 * Reads the configuration. Empty variables count as missing.
 * @throws ConfigError if a value is invalid
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
  const result = environment.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${String(issue.path[0])} ${issue.message}`);
  throw new ConfigError(`The environment is invalid:\n${lines.join("\n")}`);
}
