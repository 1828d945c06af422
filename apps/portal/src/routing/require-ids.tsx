import type { ReactNode } from "react";
import { useParams } from "react-router";
import { areIds } from "./route-ids.ts";

/** Renders its children if all ids in the path are well-formed. Otherwise no request is sent. */
export function RequireIds({ children, otherwise }: { children: ReactNode; otherwise: ReactNode }) {
  return areIds(useParams()) ? children : otherwise;
}
