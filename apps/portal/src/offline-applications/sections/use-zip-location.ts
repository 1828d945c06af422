import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import { fetchJson } from "../../api/client.ts";
import { isNotFound } from "../../api/is-not-found.ts";
import { offlineMessages } from "../../messages/offline-applications.ts";
import type { ApplicationValues } from "../form/application-values.ts";

const digits = 5;
const names = ["city", "county", "state"] as const;
const texts = offlineMessages.zip;

/**
 * Fills in city, county and state of a ZIP code, and tells what it found. What users entered stays: only fields that are
 * empty or have the value of an earlier ZIP code are filled in. Without a connection, users enter all.
 */
export function useZipLocation() {
  const { getValues, setValue, clearErrors } = useFormContext<ApplicationValues>();
  const client = useQueryClient();
  const [hint, setHint] = useState<string>();
  const latest = useRef("");
  /** What the last ZIP code filled in. */
  const filled = useRef<Readonly<Partial<Record<(typeof names)[number], string>>>>({});
  const find = async (zip: string) => {
    latest.current = zip;
    setHint(undefined);
    if (zip.length !== digits) return;
    try {
      const { city, state, counties } = await client.fetchQuery({
        queryKey: ["zipCodes.detail", zip],
        queryFn: ({ signal }) => fetchJson("zipCodes.detail", { params: { zip }, signal }),
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        // Not when the connection is back: until then, users enter them.
        networkMode: "always",
      });
      // Another ZIP code was entered meanwhile.
      if (latest.current !== zip) return;
      const found = { city, county: counties[0] ?? "", state };
      const open = names.filter((name) => ["", filled.current[name]].includes(getValues(name)));
      for (const name of open) setValue(name, found[name], { shouldDirty: true });
      clearErrors(open);
      filled.current = found;
      setHint(texts.filled(city, state));
    } catch (error) {
      if (latest.current === zip) setHint(isNotFound(error) ? texts.unknown : texts.failed);
    }
  };
  return { hint, find };
}
