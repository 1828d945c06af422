import type { ReactNode } from "react";

/** One of two versions. */
export type ComparedSide = "before" | "after";

/** A property of two versions. */
export interface ComparedPart {
  /** Unique in its comparison. */
  id: string;
  label: ReactNode;
  /** The value of each side. An empty one shows `emptyText`. */
  before: ReactNode;
  after: ReactNode;
}

/** The sides in display order, with their names. */
export type SideLabels = readonly (readonly [side: ComparedSide, label: ReactNode])[];

/** Whether a side has no value. */
export function isEmptyValue(value: ReactNode): boolean {
  return value === null || value === undefined || value === "" || value === false;
}
