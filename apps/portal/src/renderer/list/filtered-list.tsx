import { pathParameters } from "@portico/portal-config";
import { useMemo } from "react";
import { useLocation, useParams } from "react-router";
import { fixedFilterMessages } from "../../messages/lists.ts";
import { useOpenPageTitle } from "../../routing/use-open-page-title.ts";
import { FixedFilters } from "../fixed-filters/fixed-filters.tsx";
import { useValueLabels } from "../fixed-filters/use-value-labels.ts";
import { List, type ListProps } from "./list.tsx";

/**
 * A list that the path filters by one record. The heading is the record's name, and the filter a locked chip. The
 * breadcrumbs show the name too, except for an agent's, which are specified to show 'ID'.
 */
export function FilteredList({ screen, endpoint, ...rest }: ListProps) {
  const params = useParams();
  const [name = ""] = pathParameters(screen);
  const value = params[name] ?? "";
  const values = useMemo(() => ({ [name]: value }), [name, value]);
  const label = useValueLabels(values, endpoint)(name, value);
  const isNamed = label !== value && label !== fixedFilterMessages.loading;
  const { pathname } = useLocation();
  useOpenPageTitle(pathname, isNamed && name !== "agentId" ? label : undefined);
  // A line of its height until the name is known, so that the list does not move.
  const summary = useMemo(
    () => <p className="min-h-5 text-form text-fg-muted">{isNamed && screen.title}</p>,
    [isNamed, screen.title],
  );
  const fixedFilters = useMemo(
    () => <FixedFilters values={values} endpoint={endpoint} />,
    [values, endpoint],
  );
  const titled = useMemo(() => (isNamed ? { ...screen, title: label } : screen), [isNamed, screen, label]);
  return <List {...rest} {...{ screen: titled, endpoint, summary, fixedFilters }} />;
}
