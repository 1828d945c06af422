import type { StatementPreview } from "@portico/contract/features/statement-formats.schemas";
import { useDebounced } from "@portico/renderer/forms";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { fetchJson } from "../api/client.ts";
import { type LayoutValues, layoutOf } from "./format-values.ts";

const debounce = 400;

/**
 * Requests how a sample is read.
 * @param layout the layout to read it with. Without one, the server suggests one
 */
export function requestPreview(
  sample: File,
  layout: LayoutValues | undefined,
  signal?: AbortSignal,
): Promise<StatementPreview> {
  const form = new FormData();
  form.set("file", sample);
  if (layout) form.set("layout", JSON.stringify(layoutOf(layout)));
  return fetchJson("statementFormats.preview", { form, signal });
}

/** How a sample is read with the layout of the form, updated shortly after each change. */
export function useSamplePreview(sample: File | undefined, layout: LayoutValues) {
  const settled = useDebounced(layout, debounce);
  const fingerprint = sample && [sample.name, sample.size, sample.lastModified];
  return useQuery({
    queryKey: ["statementFormats.preview", fingerprint, settled],
    queryFn: ({ signal }) => (sample ? requestPreview(sample, settled, signal) : null),
    enabled: sample !== undefined,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    placeholderData: keepPreviousData,
  });
}
