import type { ReactNode } from "react";
import { useParams } from "react-router";
import { areIds } from "./route-ids.ts";

/** Shows its children where the ids of the address look like ids; nothing is asked of the server for others. */
export function RequireIds({ children, otherwise }: { children: ReactNode; otherwise: ReactNode }) {
  return areIds(useParams()) ? children : otherwise;
}
