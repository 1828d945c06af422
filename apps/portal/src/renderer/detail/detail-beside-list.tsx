import { DetailPanel } from "@portico/ui/detail-panel";
import { type RefObject, useLayoutEffect, useMemo, useRef } from "react";
import { rowElement } from "../row-element.ts";
import { DetailBody } from "./detail-body.tsx";
import { DetailContent } from "./detail-content.tsx";
import { DetailHistory } from "./detail-history.tsx";
import { detailHeading } from "./detail-items.tsx";
import { DetailNotes } from "./detail-notes.tsx";
import { actionsBesideList } from "./detail-page-actions.ts";
import { DetailPageLink } from "./detail-page-link.tsx";
import { useDetailResponse } from "./detail-query.ts";
import type { DetailViewProps } from "./detail-view.ts";
import { RowToolbar } from "./row-toolbar.tsx";

/**
 * The details of a row beside its list, with the actions on it, its notes and its history. ↑ and ↓ show the previous
 * and next row of the page. When it closes, the focus returns to the button that opened it, or to the row it shows.
 */
export function DetailBesideList({ detail, row, id, rows, context, onStep, onClose }: DetailViewProps) {
  const query = useDetailResponse(detail, id);
  const actions = useMemo(() => actionsBesideList(context.screen, detail), [context.screen, detail]);
  const panel = useRef<HTMLDivElement>(null);
  useFocusReturn(panel, row.id);
  const position = rows.findIndex((one) => one.id === row.id);
  const stepTo = (to: number) => {
    const neighbor = position === -1 ? undefined : rows[to];
    return neighbor && (() => onStep(neighbor));
  };
  return (
    <DetailPanel
      ref={panel}
      isOpen
      isResizable
      title={query.data ? detailHeading(detail, query.data) : detail.title}
      footer={detail.path && <DetailPageLink detail={detail} response={query.data} id={id} />}
      onPrevious={stepTo(position - 1)}
      onNext={stepTo(position + 1)}
      onOpenChange={onClose}
    >
      <DetailBody detail={detail} query={query}>
        {(response) => (
          // The key closes dialogs and empties the new note when another row is shown.
          <div key={row.id} className="grid gap-4 pb-4">
            <RowToolbar actions={actions} row={row} context={context} />
            <DetailContent detail={detail} id={id} response={response} />
            {detail.notes && <DetailNotes entity={detail.notes.entity} id={id} />}
            {detail.history && <DetailHistory {...detail.history} id={id} />}
          </div>
        )}
      </DetailBody>
    </DetailPanel>
  );
}

/** Focuses the row that the panel shows when it closes, unless it is the one whose button opened it. */
function useFocusReturn(panel: RefObject<HTMLElement | null>, rowId: string) {
  const opened = useRef(rowId);
  const shown = useRef(rowId);
  useLayoutEffect(() => {
    shown.current = rowId;
  }, [rowId]);
  useLayoutEffect(() => {
    const element = panel.current;
    return () => {
      const hasFocus = element?.contains(document.activeElement) ?? false;
      if (hasFocus && shown.current !== opened.current) rowElement(document, shown.current)?.focus();
    };
  }, [panel]);
}
