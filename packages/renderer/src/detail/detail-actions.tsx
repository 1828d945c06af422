import type { ListRow } from "@portico/endpoints/schemas";
import type { ListScreen, ScreenDetail } from "@portico/screens";
import { useMemo } from "react";
import type { ActionContext } from "../action-kinds/action-kind.ts";
import { useCallOrigin } from "../client/call-origin.ts";
import { useClient } from "../client/screen-client.ts";
import { useHostMessages } from "../messages/messages-context.ts";
import { useDateOptions } from "../use-date-options.ts";
import { usePermitted } from "../use-permitted.ts";
import { useReportSuccess } from "../use-report-success.tsx";
import { detailColumns, detailName } from "./detail-items.tsx";
import { actionsOnPage } from "./detail-page-actions.ts";
import type { DetailResponse } from "./detail-query.ts";
import { RowToolbar } from "./row-toolbar.tsx";

export interface DetailActionsProps {
  screen: ListScreen;
  endpointId: string;
  detail: ScreenDetail;
  id: string;
  response: DetailResponse;
}

const noState = {
  filters: {},
  permanent: {},
  sort: "",
  pageNumber: 1,
  pageSize: 10,
  variant: undefined,
} as const;

/** The toolbar of a detail page. */
export function DetailActions({ screen, endpointId, detail, id, response }: DetailActionsProps) {
  const client = useClient();
  const isPermitted = usePermitted();
  const reportSuccess = useReportSuccess(endpointId);
  const origin = useCallOrigin();
  const row = useMemo<ListRow>(() => ({ ...response, id }), [response, id]);
  const actions = useMemo(() => actionsOnPage(client, screen, detail), [client, screen, detail]);
  const messages = useHostMessages();
  const dateOptions = useDateOptions();
  const context = useMemo<ActionContext>(
    () => ({
      client,
      screen,
      endpointId,
      origin,
      state: noState,
      columns: detailColumns(client, detail, isPermitted),
      messages,
      dateOptions,
      totalRecords: 1,
      nameOf: (named) => detailName(client, detail, named, dateOptions),
      openDetail: () => {},
      reportSuccess,
    }),
    [client, screen, detail, endpointId, origin, isPermitted, reportSuccess, messages, dateOptions],
  );
  return <RowToolbar isPage actions={actions} row={row} context={context} />;
}
