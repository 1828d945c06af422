import type { Endpoint } from "@portico/endpoints";

/** Whether an endpoint has a row's id in its path. */
export function isSingleRowCall({ path }: Pick<Endpoint, "path">): boolean {
  return /:id(?![A-Za-z])/.test(path);
}
