import type { UploadKindName } from "@portico/contract";
import type { FilePreview } from "@portico/contract/features/file-layouts.schemas";
import { useDebounced } from "@portico/renderer/forms";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { fetchJson } from "../api/client.ts";
import { type LayoutValues, layoutOf } from "./layout-values.ts";

const debounce = 400;

/** A sample file, and how it is read. */
export interface Sample {
  readonly kind: UploadKindName;
  readonly file: File;
  /** The name of a sheet. @default the first visible one with data */
  readonly sheet?: string | undefined;
  /** The encoding that a person confirmed. */
  readonly encoding?: string | undefined;
}

/**
 * Requests how a sample is read.
 * @param layout the layout to read it with. Without one, the server suggests one
 */
export function requestPreview(
  { kind, file, sheet, encoding }: Sample,
  layout: LayoutValues | undefined,
  signal?: AbortSignal,
): Promise<FilePreview> {
  const form = new FormData();
  form.set("file", file);
  form.set("kind", kind);
  if (sheet !== undefined) form.set("sheet", sheet);
  if (encoding !== undefined) form.set("encoding", encoding);
  if (layout) form.set("layout", JSON.stringify(layoutOf(layout)));
  return fetchJson("fileLayouts.preview", { form, signal });
}

/** How a sample is read with the layout of the form, updated shortly after each change. */
export function useSamplePreview(sample: Sample | undefined, layout: LayoutValues) {
  const settled = useDebounced(layout, debounce);
  const fingerprint = sample && [
    ...[sample.kind, sample.sheet, sample.encoding],
    ...[sample.file.name, sample.file.size, sample.file.lastModified],
  ];
  return useQuery({
    queryKey: ["fileLayouts.preview", fingerprint, settled],
    queryFn: ({ signal }) => (sample ? requestPreview(sample, settled, signal) : null),
    enabled: sample !== undefined,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    placeholderData: keepPreviousData,
  });
}
