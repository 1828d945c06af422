import { describeScreen, type RightLabels, readFixedFilters } from "@portico/screens/description";
import { findList } from "../client/find-endpoint.ts";
import { useClient } from "../client/screen-client.ts";
import { useValueLabels } from "./use-value-labels.ts";

/** Props of `ScreenSummary`. */
export interface ScreenSummaryProps {
  /** A screen, valid or not. */
  document: unknown;
  rightLabels: RightLabels;
  className?: string;
}

/** Which rows a screen shows to whom, in one sentence; nothing without a data source. */
export function ScreenSummary({ document, rightLabels, className = "" }: ScreenSummaryProps) {
  const { endpoints, access, permanentFilters } = propertiesOf(document);
  const { list: listId } = propertiesOf(endpoints);
  const client = useClient();
  const list = typeof listId === "string" ? findList(client, listId) : undefined;
  const fixedFilters = readFixedFilters(permanentFilters);
  const labelOfValue = useValueLabels(fixedFilters, list);
  if (!list) return null;
  const audience = typeof access === "string" ? access : "";
  return (
    <p className={`page:wrap-anywhere page:text-fg-muted ${className}`}>
      {`${describeScreen({ access: audience, fixedFilters }, list, labelOfValue, rightLabels)}.`}
    </p>
  );
}

function propertiesOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
