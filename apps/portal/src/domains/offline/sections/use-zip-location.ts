import { isNotFound } from "@portico/renderer/client";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { fetchJson } from "../../../api/client.ts";
import { offlineMessages } from "../../../messages/offline-applications.ts";
import type { ApplicationValues } from "../form/application-values.ts";

const digits = 5;
const names = ["city", "county", "state"] as const;
const texts = offlineMessages.zip;

type ZipLocation = Readonly<Record<(typeof names)[number], string>>;
const emptyLocation: ZipLocation = { city: "", county: "", state: "" };

/**
 * Fills in city, county and state of a ZIP code, and tells what it found. What users entered stays: only fields that are
 * empty or have the value of the earlier ZIP code are filled in, or cleared for an unknown one. The earlier ZIP code is
 * looked up too, since a draft or a stored application doesn't tell what it filled in. Without a connection, users enter
 * all.
 */
export function useZipLocation() {
  const { getValues, setValue, clearErrors } = useFormContext<ApplicationValues>();
  const shown = useWatch<ApplicationValues, "zipCode">({ name: "zipCode" });
  const lookUp = useZipLookup();
  const [hint, setHint] = useState<string>();
  const latest = useRef("");
  /** The complete ZIP code before the change, until another one is found. */
  const earlier = useRef<string>(undefined);
  const fillIn = (found: ZipLocation, before: ZipLocation) => {
    const replaceable = names.filter((name) => ["", before[name]].includes(getValues(name)));
    for (const name of replaceable) setValue(name, found[name], { shouldDirty: true });
    clearErrors(replaceable);
  };
  const find = async (zip: string) => {
    latest.current = zip;
    if (shown.length === digits) earlier.current ??= shown;
    setHint(undefined);
    if (zip.length !== digits) return;
    try {
      const [found, before] = await Promise.all([
        lookUp(zip),
        // Without it, only empty fields are filled in.
        earlier.current === undefined ? undefined : lookUp(earlier.current).catch(() => undefined),
      ]);
      // Another ZIP code was entered meanwhile.
      if (latest.current !== zip) return;
      earlier.current = undefined;
      fillIn(found ?? emptyLocation, before ?? emptyLocation);
      setHint(found ? texts.filled(found.city, found.state) : texts.unknown);
    } catch {
      if (latest.current === zip) setHint(texts.failed);
    }
  };
  return { hint, find };
}

/** Looks up a ZIP code, each one once: null if it doesn't exist. */
function useZipLookup() {
  const client = useQueryClient();
  return (zip: string) =>
    client.fetchQuery({
      queryKey: ["zipCodes.detail", zip],
      queryFn: async ({ signal }): Promise<ZipLocation | null> => {
        try {
          const response = await fetchJson("zipCodes.detail", { params: { zip }, signal });
          return { city: response.city, county: response.counties[0] ?? "", state: response.state };
        } catch (error) {
          if (isNotFound(error)) return null;
          throw error;
        }
      },
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      // Not when the connection is back: until then, users enter them.
      networkMode: "always",
    });
}
