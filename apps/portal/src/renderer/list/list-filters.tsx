import type { ListEndpoint } from "@portico/contract";
import type { ListScreen } from "@portico/portal-config";
import { Suspense } from "react";
import { lazyPart } from "../lazy-part.tsx";
import { FilterForm, type FilterFormProps } from "./filter-form.tsx";

const FixedFilterForm = lazyPart(async () => (await import("./fixed-filter-form.tsx")).FixedFilterForm);

/** Props of `ListFilters`. */
export interface ListFiltersProps extends Omit<FilterFormProps, "fixedFilters"> {
  screen: ListScreen;
  endpoint: ListEndpoint;
}

/** The filters of a list. Fixed ones load their code, because most screens have none. */
export function ListFilters({ screen: { permanentFilters }, endpoint, ...form }: ListFiltersProps) {
  if (!permanentFilters) return <FilterForm {...form} />;
  return (
    <Suspense fallback={<FilterForm {...form} />}>
      <FixedFilterForm {...form} fixed={permanentFilters} endpoint={endpoint} />
    </Suspense>
  );
}
