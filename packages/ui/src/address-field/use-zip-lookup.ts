"use client";

import { useEffect, useRef, useState } from "react";
import type { LookUpZip, ZipPlace } from "./address.js";

/** The state of a ZIP code lookup. */
export interface ZipLookup {
  status: "idle" | "loading" | "found" | "notFound" | "failed";
  place: ZipPlace | undefined;
}

const idle: ZipLookup = { status: "idle", place: undefined };

/** Looks up the last typed ZIP code. Previous lookups are aborted. */
export function useZipLookup(lookUpZip: LookUpZip | undefined, onFound: (place: ZipPlace) => void) {
  const [state, setState] = useState(idle);
  const request = useRef<AbortController>(undefined);
  useEffect(() => () => request.current?.abort(), []);
  const lookUp = async (zip: string) => {
    request.current?.abort();
    if (!lookUpZip || zip.length < 5) return setState(idle);
    const controller = new AbortController();
    request.current = controller;
    setState({ status: "loading", place: undefined });
    try {
      const place = (await lookUpZip(zip, { signal: controller.signal })) ?? undefined;
      if (controller.signal.aborted) return;
      setState({ status: place ? "found" : "notFound", place });
      if (place) onFound(place);
    } catch {
      if (!controller.signal.aborted) setState({ status: "failed", place: undefined });
    }
  };
  return { ...state, lookUp };
}
