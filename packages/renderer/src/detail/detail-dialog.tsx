import { Dialog } from "@portico/ui/dialog";
import { useDateOptions } from "../use-date-options.ts";
import { DetailBody } from "./detail-body.tsx";
import { DetailContent } from "./detail-content.tsx";
import { detailName } from "./detail-items.tsx";
import { DetailPageLink } from "./detail-page-link.tsx";
import { useDetailResponse } from "./detail-query.ts";
import type { DetailViewProps } from "./detail-view.ts";

/** A dialog with more fields than this uses two columns, so that less scrolling is needed. */
const maxFieldsInOneColumn = 14;

/** The details of a row in a dialog, with a link to the row's page if it has one. */
export function DetailDialog({
  detail,
  row,
  id,
  context,
  onClose,
}: Pick<DetailViewProps, "detail" | "row" | "id" | "context" | "onClose">) {
  const query = useDetailResponse(detail, id);
  const dateOptions = useDateOptions();
  const isLong = detail.fields.length > maxFieldsInOneColumn;
  return (
    <Dialog
      isOpen
      title={detail.title}
      description={query.data && detailName(context.client, detail, query.data, dateOptions)}
      size="lg"
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
      footer={
        detail.path && (
          <DetailPageLink {...{ detail, id }} response={query.data} screen={context.screen} rowId={row.id} />
        )
      }
    >
      <DetailBody detail={detail} query={query}>
        {(response) => <DetailContent detail={detail} id={id} response={response} isWide={isLong} />}
      </DetailBody>
    </Dialog>
  );
}
