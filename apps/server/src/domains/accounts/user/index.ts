import { feature } from "../../../feature/feature.ts";
import type { Services } from "../../../services/services.ts";
import { photoHandlers } from "./photo.ts";
import { secondFactorHandlers } from "./second-factors.ts";

/** The current user's photo and second factors. */
export const userFeature = feature({
  handlers: (services: Services) => ({ ...photoHandlers(services), ...secondFactorHandlers(services) }),
});
