import { labelOfFilter } from "@portico/endpoints";
import { pathParameters } from "@portico/screens";
import { EmptyState } from "@portico/ui";
import { Page } from "@portico/ui/layout";
import { useMemo } from "react";
import { FixedFilters } from "../fixed-filters/fixed-filters.tsx";
import { useValueOptions } from "../fixed-filters/use-value-labels.ts";
import { Heading } from "../heading.tsx";
import { Link } from "../host/link.tsx";
import { usePageTitle } from "../host/optional-hooks.ts";
import { useLocation, useParams } from "../host/use-router.ts";
import { useDetailMessages, useFixedFilterMessages } from "../messages/lists.ts";
import { List, type ListProps } from "./list.tsx";

/**
 * A list that the path filters by one record. The heading is the record's name, and the filter a locked chip. The
 * breadcrumbs show the name too, except for an agent's, which are specified to show 'ID'. Without such a record there is
 * no list, and nothing to add to it.
 */
export function FilteredList({ screen, endpoint, ...rest }: ListProps) {
  const texts = useFixedFilterMessages();
  const { notFound } = useDetailMessages();
  const params = useParams();
  const [name = ""] = pathParameters(screen);
  // As the database writes it, so that a link in capitals works.
  const value = (params[name] ?? "").toLowerCase();
  const values = useMemo(() => ({ [name]: value }), [name, value]);
  const options = useValueOptions(values, endpoint);
  const label = options.labelOf(name, value);
  const isNamed = label !== value && label !== texts.loading;
  const { pathname } = useLocation();
  usePageTitle(pathname, isNamed && name !== "agentId" ? label : undefined);
  // A line of its height until the name is known, so that the list does not move.
  const summary = useMemo(
    () => <p className="page:min-h-5 page:text-form page:text-fg-muted">{isNamed && screen.title}</p>,
    [isNamed, screen.title],
  );
  const fixedFilters = useMemo(
    () => <FixedFilters values={values} endpoint={endpoint} />,
    [values, endpoint],
  );
  const titled = useMemo(() => (isNamed ? { ...screen, title: label } : screen), [isNamed, screen, label]);
  const filter = endpoint.filters[name];
  if (filter && options.isMissing(name, value)) {
    return (
      <Page>
        <Heading level={1} className="page:text-title page:font-semibold">
          {screen.title}
        </Heading>
        <EmptyState
          title={texts.notFound(labelOfFilter(name, filter, endpoint.fields))}
          hint={notFound.text}
          action={
            <Link
              to={screen.path.replace(/\/:\w+$/, "")}
              className="page:text-fg-link page:underline page:underline-offset-2"
            >
              {notFound.back(screen.title)}
            </Link>
          }
        />
      </Page>
    );
  }
  return <List {...rest} {...{ screen: titled, endpoint, summary, fixedFilters }} />;
}
