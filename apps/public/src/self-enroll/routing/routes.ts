/** The path below which the site is served. */
export const basePath = "/self-enroll/";

/** The steps of a quote, in order. */
export const steps = ["zip", "people", "household", "needs", "plans"] as const;
/** A step of a quote. */
export type Step = (typeof steps)[number];

/** A page of the site. */
export type Route =
  | { readonly page: Step | "compare" | "notFound" }
  | { readonly page: "plan"; readonly planId: string };

/** A page with results. */
export type ResultRoute =
  | { readonly page: "plans" | "compare" }
  | { readonly page: "plan"; readonly planId: string };

/** The address of a page. */
export function pathOf(route: Route): string {
  switch (route.page) {
    case "zip":
      return basePath;
    case "plan":
      return `${basePath}plans_get/${route.planId}`;
    default:
      return `${basePath}${route.page}`;
  }
}

/** The page at an address. */
export function routeOf(path: string): Route {
  const rest = path.startsWith(basePath) ? path.slice(basePath.length).replace(/\/$/, "") : undefined;
  if (rest === "") return { page: "zip" };
  const planId = /^plans_get\/(\d{5}[A-Z]{2}\d{7})$/.exec(rest ?? "")?.[1];
  if (planId !== undefined) return { page: "plan", planId };
  if (rest === "compare") return { page: "compare" };
  const step = steps.find((one) => one !== "zip" && one === rest);
  return { page: step ?? "notFound" };
}
