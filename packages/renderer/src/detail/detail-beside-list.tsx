import type { ListRow } from "@portico/endpoints/schemas";
import { focusRows, rowPosition } from "@portico/ui/data-table";
import { DetailPanel } from "@portico/ui/detail-panel";
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { idOf as idOfField } from "../actions/rows-request.ts";
import type { StoredWidth } from "../host/renderer-host.ts";
import { useHost } from "../host/use-host.ts";
import { createPreferenceSaver } from "../preferences/preference-saver.ts";
import { rowElement } from "../row-element.ts";
import { useDateOptions } from "../use-date-options.ts";
import { usePermitted } from "../use-permitted.ts";
import { DetailBody } from "./detail-body.tsx";
import { DetailContent } from "./detail-content.tsx";
import { DetailHistory } from "./detail-history.tsx";
import { detailHeading } from "./detail-items.tsx";
import { DetailNotes } from "./detail-notes.tsx";
import { actionsBesideList, historyAction } from "./detail-page-actions.ts";
import { DetailPageLink } from "./detail-page-link.tsx";
import { useDetailResponse } from "./detail-query.ts";
import { DetailRecordTools } from "./detail-record-tools.tsx";
import type { DetailViewProps } from "./detail-view.ts";
import { RowFields } from "./row-fields.tsx";
import { RowToolbar } from "./row-toolbar.tsx";

/**
 * The details of a row beside its list, with the actions on it, its notes and its history. ↑ and ↓ show the previous
 * and next row, also those of other pages. When it closes, the focus returns to the button that opened it, or to the
 * row it shows.
 */
export function DetailBesideList(props: DetailViewProps) {
  const { DetailWidth } = useHost();
  const render = (stored: StoredWidth) => <SizedDetail {...props} stored={stored} />;
  return DetailWidth ? <DetailWidth>{render}</DetailWidth> : render(notStored);
}

const notStored: StoredWidth = {};

function SizedDetail({ stored, ...props }: DetailViewProps & { stored: StoredWidth }) {
  const { detail, row, id, rows, pageSteps, context, selectedCount, onStep, onClose } = props;
  const query = useDetailResponse(detail, id);
  const dateOptions = useDateOptions();
  const isPermitted = usePermitted();
  const rowHistory = useMemo(
    () => (detail.history ? undefined : historyAction(context.screen, isPermitted)),
    [detail, context.screen, isPermitted],
  );
  const actions = useMemo(
    () =>
      actionsBesideList(context.client, context.screen, { ...detail, history: detail.history ?? rowHistory }),
    [context.client, context.screen, detail, rowHistory],
  );
  useEffect(() => {
    rowElement(document, row.id)?.closest("tr")?.scrollIntoView({ block: "nearest" });
  }, [row.id]);
  const panel = useRef<HTMLDivElement>(null);
  const { position, successorId } = usePosition(rows, row.id);
  useFocusReturn(panel, row.id, successorId);
  const width = useDetailWidth(stored);
  const shortcutsApply = () => {
    const focused = document.activeElement;
    const isInPanel = panel.current?.contains(focused) ?? false;
    return isInPanel || (selectedCount === 0 && focused?.closest("[data-list-rows]") != null);
  };
  const stepBy = (step: -1 | 1, beyond: (() => void) | undefined) => {
    if (!position) return undefined;
    // The row that took the place of one that left is the next one.
    const neighbor = rows[position.index + (position.hasLeft && step === 1 ? 0 : step)];
    return neighbor ? () => onStep(neighbor) : beyond;
  };
  return (
    <DetailPanel
      ref={panel}
      data-list-row={successorId ?? row.id}
      isOpen
      isResizable
      {...width}
      title={query.data ? detailHeading(context.client, detail, query.data, dateOptions) : detail.title}
      footer={
        query.data && (
          <>
            <DetailPageLink
              detail={detail}
              response={query.data}
              id={id}
              screen={context.screen}
              rowId={row.id}
            />
            <DetailRecordTools detail={detail} response={query.data} id={id} />
          </>
        )
      }
      onPrevious={stepBy(-1, pageSteps.previous)}
      onNext={stepBy(1, pageSteps.next)}
      onOpenChange={onClose}
    >
      <DetailBody detail={detail} query={query}>
        {(response) => (
          // The key closes dialogs and empties the new note when another row is shown.
          <div key={row.id} className="page:grid page:gap-4 page:pb-4">
            <RowToolbar actions={actions} row={row} context={context} shortcutsApply={shortcutsApply} />
            <RowFields detail={detail} row={row} context={context} />
            <DetailContent detail={detail} id={id} response={response} />
            {detail.notes && context.client.services.notes && (
              <DetailNotes entity={detail.notes.entity} id={id} shortcutsApply={shortcutsApply} />
            )}
            {detail.history && <DetailHistory {...detail.history} id={id} />}
            {rowHistory && <DetailHistory {...rowHistory} id={idOfField(row, rowHistory.idField)} />}
          </div>
        )}
      </DetailBody>
    </DetailPanel>
  );
}

const idOf = ({ id }: ListRow) => id;

/** Where the row of the details is on the page, also after it left the list: then the row in its place follows. */
function usePosition(rows: readonly ListRow[], rowId: string) {
  const [lastPage, setLastPage] = useState(rows);
  if (lastPage !== rows && rows.some(({ id }) => id === rowId)) setLastPage(rows);
  return useMemo(() => {
    const position = rowPosition(rowId, lastPage.map(idOf), rows.map(idOf));
    const successor = position?.hasLeft ? rows[Math.min(position.index, rows.length - 1)] : undefined;
    return { position, successorId: successor?.id };
  }, [rowId, lastPage, rows]);
}

/**
 * Focuses the row that the panel shows when it closes, unless it is the one whose button opened it.
 * @param successorId the row that took its place if it left the list
 */
function useFocusReturn(
  panel: RefObject<HTMLElement | null>,
  rowId: string,
  successorId: string | undefined,
) {
  const opened = useRef(rowId);
  const shown = useRef({ rowId, successorId });
  useLayoutEffect(() => {
    shown.current = { rowId, successorId };
  }, [rowId, successorId]);
  useLayoutEffect(() => {
    return () => {
      const { rowId, successorId } = shown.current;
      // Read now, because on narrow pages a sheet replaces the panel.
      const hasFocus = panel.current?.contains(document.activeElement) ?? false;
      if (!hasFocus) return;
      const list = document.querySelector("[data-list-rows]");
      if (list && successorId !== undefined) focusRows(list, successorId);
      else if (rowId !== opened.current) rowElement(document, rowId)?.focus();
    };
  }, [panel]);
}

const saveDelay = 600;

/** Returns the stored width of the details beside lists, and what saves another one. */
function useDetailWidth({ width: defaultWidth, save }: StoredWidth) {
  const [saver] = useState(() => createPreferenceSaver<number>(saveDelay));
  useEffect(() => () => saver.flush(), [saver]);
  return {
    defaultWidth,
    onWidthChange: ({ width }: { width: number }) => {
      if (save) saver.save(width, save);
    },
  };
}
