import { Hono } from "hono";
import * as z from "zod";
import { ApiError } from "../api-error.ts";
import { isFederalState } from "../geography/geography.ts";
import { sandboxKey } from "../routes/sandbox-api.ts";
import type { ApplicationStore } from "./application-store.ts";
import { submitEnrollment } from "./submit-enrollment.ts";

const newConsumer = z.object({
  firstName: z.string().min(1),
  lastName: z.string().min(1),
  dob: z.iso.date(),
  state: z.string().length(2),
  agentNpn: z.string().nullable().default(null),
});
const submission = z.object({
  groups: z
    .array(
      z.object({
        applicants: z.array(z.string()).min(1),
        planId: z.string(),
        aptcSelected: z.number().min(0),
      }),
    )
    .min(1),
});

/** The applications of the sandbox as an API. No public description of the real one exists, so its shape is ours. */
export function applicationApi(store: ApplicationStore, today: () => string): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    if (context.req.header("x-api-key") !== sandboxKey)
      return context.json({ message: "Invalid authentication credentials" }, 401);
    return next();
  });
  app.onError((error, context) => {
    if (!(error instanceof ApiError)) throw error;
    const { code, status, message } = error;
    return context.json({ code, status: String(status), message, error: message }, status);
  });
  const parse = async <Schema extends z.ZodType>(body: Promise<unknown>, schema: Schema) => {
    const parsed = schema.safeParse(await body.catch(() => undefined));
    if (!parsed.success) throw new ApiError("1003");
    return parsed.data;
  };
  app.get("/:id", async (context) => {
    const { state, agentNpn } = context.req.query();
    const found = await store.find(context.req.param("id"), state, agentNpn ?? null);
    if (!found) throw new ApiError("1003", "application is not found", 404);
    return context.json(found);
  });
  app.post("/", async (context) => {
    const consumer = await parse(context.req.json(), newConsumer);
    if (!isFederalState(consumer.state)) throw new ApiError("1002", "state is not a valid marketplace state");
    return context.json(await store.create(consumer, context.req.header("idempotency-key")));
  });
  app.post("/:id/enrollments", async (context) => {
    const { groups } = await parse(context.req.json(), submission);
    const key = context.req.header("idempotency-key");
    const changed = await store.change(
      context.req.param("id"),
      (application) => submitEnrollment(application, groups, today()),
      key,
    );
    if (!changed) throw new ApiError("1003", "application is not found", 404);
    return context.json(changed);
  });
  return app;
}
