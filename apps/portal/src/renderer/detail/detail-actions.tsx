import type { ListId } from "@portico/contract";
import type { ListRow } from "@portico/contract/schemas";
import type { ListScreen, ScreenDetail } from "@portico/portal-config";
import { Toolbar } from "@portico/ui";
import { useMemo } from "react";
import { useCallOrigin } from "../../api/call-origin.ts";
import type { ActionContext } from "../actions/action-kind.ts";
import { useActions } from "../actions/buttons/use-actions.tsx";
import { usePermitted } from "../use-permitted.ts";
import { useReportSuccess } from "../use-report-success.tsx";
import { detailColumns, detailName } from "./detail-items.ts";
import { actionsOnPage } from "./detail-page-actions.ts";
import type { DetailResponse } from "./detail-query.ts";

/** Props of `DetailActions`. */
export interface DetailActionsProps {
  screen: ListScreen;
  endpointId: ListId;
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
  const isPermitted = usePermitted();
  const reportSuccess = useReportSuccess(endpointId);
  const origin = useCallOrigin();
  const row = useMemo<ListRow>(() => ({ ...response, id }), [response, id]);
  const context = useMemo<ActionContext>(() => {
    const { rowActions: _none, ...rest } = screen;
    return {
      screen: { ...rest, actions: actionsOnPage(screen, detail) },
      endpointId,
      origin,
      state: noState,
      columns: detailColumns(detail, isPermitted),
      totalRecords: 1,
      nameOf: (named) => detailName(detail, named),
      openDetail: () => {},
      reportSuccess,
    };
  }, [screen, detail, endpointId, origin, isPermitted, reportSuccess]);
  const { toolbar, dialog } = useActions(context, { rows: [row] });
  if (toolbar.length === 0) return null;
  return (
    <>
      <Toolbar label={screen.title} actions={toolbar} className="min-w-0" />
      {dialog}
    </>
  );
}
