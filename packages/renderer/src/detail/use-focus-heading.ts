import { type RefObject, useEffect, useRef } from "react";
import { canMoveFocus } from "../can-move-focus.ts";
import { useLocation } from "../host/use-router.ts";

/**
 * Moves the focus to the heading of a record's page after navigation within the portal, so that screen readers announce
 * the record and Tab reaches its actions. The focus stays where it is on the first page of a visit, and if the user has
 * moved it into the page meanwhile.
 * @param isReady whether the heading has the record's name, and the page is not only a preview
 * @returns the ref of the heading, which must have `tabIndex={-1}`
 */
export function useFocusHeading(isReady: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (isReady && key !== "default" && canMoveFocus()) heading.current?.focus({ preventScroll: true });
  }, [isReady, key]);
  return heading;
}
