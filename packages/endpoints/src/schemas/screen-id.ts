import * as z from "zod";

/** The id of a list screen. */
export const screenId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Must be in kebab-case.")
  .max(60);

/** The version of a custom screen, starting at 1. */
export const screenVersionNumber = z.number().int().min(1).max(1_000_000);
