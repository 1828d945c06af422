import type { ScreenAction } from "@portico/portal-config";
import { DetailPanel } from "@portico/ui/detail-panel";
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { detailMessages } from "../../messages/lists.ts";
import { useRecordShortcuts } from "../../shortcuts/use-record-shortcuts.ts";
import { idOf } from "../actions/rows-request.ts";
import { rowElement } from "../row-element.ts";
import { usePermitted } from "../use-permitted.ts";
import { DetailBody } from "./detail-body.tsx";
import { DetailContent } from "./detail-content.tsx";
import { DetailHistory } from "./detail-history.tsx";
import { detailHeading } from "./detail-items.tsx";
import { DetailNotes } from "./detail-notes.tsx";
import { actionsBesideList, historyAction } from "./detail-page-actions.ts";
import { DetailPageLink } from "./detail-page-link.tsx";
import { useDetailResponse } from "./detail-query.ts";
import type { DetailViewProps } from "./detail-view.ts";
import { FavoriteButton } from "./favorite-button.tsx";
import { RowFields } from "./row-fields.tsx";
import { RowToolbar } from "./row-toolbar.tsx";
import { useDetailWidth } from "./use-detail-width.ts";

/**
 * The details of a row beside its list, with the actions on it, its notes and its history. ↑ and ↓ show the previous
 * and next row, also those of other pages. When it closes, the focus returns to the button that opened it, or to the
 * row it shows.
 */
export function DetailBesideList(props: DetailViewProps) {
  const { detail, row, id, rows, pageSteps, context, selectedCount, onStep, onClose } = props;
  const query = useDetailResponse(detail, id);
  const isPermitted = usePermitted();
  const rowHistory = useMemo(
    () => (detail.history ? undefined : historyAction(context.screen, isPermitted)),
    [detail, context.screen, isPermitted],
  );
  const actions = useMemo(
    () => actionsBesideList(context.screen, { ...detail, history: detail.history ?? rowHistory }),
    [context.screen, detail, rowHistory],
  );
  useEffect(() => {
    rowElement(document, row.id)?.closest("tr")?.scrollIntoView({ block: "nearest" });
  }, [row.id]);
  const panel = useRef<HTMLDivElement>(null);
  useFocusReturn(panel, row.id);
  const width = useDetailWidth();
  const shortcutsApply = () =>
    selectedCount === 0 || (panel.current?.contains(document.activeElement) ?? false);
  const entity = detail.notes?.entity;
  const noteActions = useMemo<readonly ScreenAction[]>(
    () => (entity ? [{ id: "note", kind: "notes", label: detailMessages.notes, entity }] : []),
    [entity],
  );
  useRecordShortcuts({
    actions: noteActions,
    run: () => panel.current?.querySelector<HTMLElement>("[data-notes] textarea")?.focus(),
    applies: shortcutsApply,
  });
  const position = rows.findIndex((one) => one.id === row.id);
  const stepTo = (to: number, beyond: (() => void) | undefined) => {
    if (position === -1) return undefined;
    const neighbor = rows[to];
    return neighbor ? () => onStep(neighbor) : beyond;
  };
  return (
    <DetailPanel
      ref={panel}
      isOpen
      isResizable
      {...width}
      title={query.data ? detailHeading(detail, query.data) : detail.title}
      footer={
        query.data && (
          <>
            <DetailPageLink detail={detail} response={query.data} id={id} />
            <FavoriteButton detail={detail} response={query.data} id={id} />
          </>
        )
      }
      onPrevious={stepTo(position - 1, pageSteps.previous)}
      onNext={stepTo(position + 1, pageSteps.next)}
      onOpenChange={onClose}
    >
      <DetailBody detail={detail} query={query}>
        {(response) => (
          // The key closes dialogs and empties the new note when another row is shown.
          <div key={row.id} className="grid gap-4 pb-4">
            <RowToolbar actions={actions} row={row} context={context} shortcutsApply={shortcutsApply} />
            <RowFields detail={detail} row={row} context={context} />
            <DetailContent detail={detail} id={id} response={response} />
            {detail.notes && (
              <div data-notes="">
                <DetailNotes entity={detail.notes.entity} id={id} />
              </div>
            )}
            {detail.history && <DetailHistory {...detail.history} id={id} />}
            {rowHistory && <DetailHistory {...rowHistory} id={idOf(row, rowHistory.idField)} />}
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
    return () => {
      // Read now, because on narrow pages a sheet replaces the panel.
      const hasFocus = panel.current?.contains(document.activeElement) ?? false;
      if (hasFocus && shown.current !== opened.current) rowElement(document, shown.current)?.focus();
    };
  }, [panel]);
}
