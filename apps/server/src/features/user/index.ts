import { feature } from "../../feature/feature.ts";
import type { Services } from "../../services/services.ts";
import { photoHandlers } from "./photo.ts";
import { secondFactorHandlers } from "./second-factors.ts";

/** One's own photo and second factors. */
export const userFeature = feature({
  handlers: (services: Services) => ({ ...photoHandlers(services), ...secondFactorHandlers(services) }),
});
