import * as z from "zod";

/** The id of a list screen. */
export const screenId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "A screen's id is written in kebab-case.")
  .max(60);

/** The number of a version of an added screen, counted from 1. */
export const screenVersionNumber = z.number().int().min(1).max(1_000_000);
