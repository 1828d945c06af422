import { describeScreen, readFixedFilters } from "@portico/portal-config/description";
import { findList } from "@portico/renderer/client";
import { useValueLabels } from "@portico/renderer/parts";
import { client } from "../../../api/client.ts";

export interface ScreenSummaryProps {
  /** A screen, valid or not. */
  document: unknown;
  className?: string;
}

/** Which rows a screen shows to whom, in one sentence; nothing without a data source. */
export function ScreenSummary({ document, className = "" }: ScreenSummaryProps) {
  const { endpoints, access, permanentFilters } = propertiesOf(document);
  const { list: listId } = propertiesOf(endpoints);
  const list = typeof listId === "string" ? findList(client, listId) : undefined;
  const fixedFilters = readFixedFilters(permanentFilters);
  const labelOfValue = useValueLabels(fixedFilters, list);
  if (!list) return null;
  const audience = typeof access === "string" ? access : "";
  return (
    <p className={`wrap-anywhere text-fg-muted ${className}`}>
      {`${describeScreen({ access: audience, fixedFilters }, list, labelOfValue)}.`}
    </p>
  );
}

function propertiesOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
