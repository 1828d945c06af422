import { jobHandlersOf } from "./feature/collect.ts";
import { features } from "./features/index.ts";
import type { JobHandler } from "./jobs/job-kind.ts";
import type { Services } from "./services/services.ts";

/** What does each kind of job; a feature that has long work declares it. */
export function allJobHandlers(services: Services): readonly JobHandler[] {
  return jobHandlersOf(features, services);
}
