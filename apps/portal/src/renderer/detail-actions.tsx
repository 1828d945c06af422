import type { ListId } from "@portico/contract";
import type { ListRow } from "@portico/contract/schemas";
import type { ListScreen, ScreenDetail } from "@portico/portal-config";
import { Toolbar } from "@portico/ui";
import { useMemo } from "react";
import { useCallOrigin } from "../api/call-origin.ts";
import type { ActionContext } from "./actions/action-kind.ts";
import { useActions } from "./actions/use-actions.tsx";
import { detailColumns, detailName } from "./detail-items.ts";
import { actionsOnPage } from "./detail-offers.ts";
import type { DetailAnswer } from "./detail-query.ts";
import { useDone } from "./use-done.ts";
import { useOffer } from "./use-offer.ts";

/** Props of `DetailActions`. */
export interface DetailActionsProps {
  screen: ListScreen;
  endpointId: ListId;
  detail: ScreenDetail;
  id: string;
  answer: DetailAnswer;
}

const noState = {
  filters: {},
  permanent: {},
  sort: "",
  pageNumber: 1,
  pageSize: 10,
  variant: undefined,
} as const;

/** What can be done to the one row whose page it is. */
export function DetailActions({ screen, endpointId, detail, id, answer }: DetailActionsProps) {
  const isOffered = useOffer();
  const done = useDone(endpointId);
  const origin = useCallOrigin();
  const row = useMemo<ListRow>(() => ({ ...answer, id }), [answer, id]);
  const context = useMemo<ActionContext>(() => {
    const { rowActions: _none, ...rest } = screen;
    return {
      screen: { ...rest, actions: actionsOnPage(screen, detail) },
      endpointId,
      origin,
      state: noState,
      columns: detailColumns(detail, isOffered),
      totalRecords: 1,
      nameOf: (named) => detailName(detail, named),
      openDetail: () => {},
      done,
    };
  }, [screen, detail, endpointId, origin, isOffered, done]);
  const { toolbar, dialog } = useActions(context, { rows: [row] });
  if (toolbar.length === 0) return null;
  return (
    <>
      <Toolbar label={screen.title} actions={toolbar} className="min-w-0" />
      {dialog}
    </>
  );
}
