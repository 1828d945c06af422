import { uploadJobHandler } from "./features/upload-policies/job.ts";
import type { JobHandler } from "./jobs/job-kind.ts";
import type { Services } from "./services.ts";

/** What does each kind of job; a feature that has long work adds its own here. */
export function allJobHandlers(services: Services): readonly JobHandler[] {
  return [uploadJobHandler(services)];
}
