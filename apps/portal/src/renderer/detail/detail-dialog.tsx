import type { ScreenDetail } from "@portico/portal-config";
import { Dialog, Sheet } from "@portico/ui/dialog";
import { SquareArrowOutUpRight } from "@portico/ui/icons";
import { Link } from "react-router";
import { detailMessages as texts } from "../../messages/lists.ts";
import { linkAddress } from "../link-address.ts";
import { DetailBody } from "./detail-body.tsx";
import { DetailContent } from "./detail-content.tsx";
import { detailName } from "./detail-items.ts";
import { useDetailResponse } from "./detail-query.ts";

/** A dialog with more fields than this uses two columns, so that less scrolling is needed. */
const maxFieldsInOneColumn = 14;

/** Props of `DetailDialog`. */
export interface DetailDialogProps {
  detail: ScreenDetail;
  /** The row's id. */
  id: string;
  onClose: () => void;
}

/** The details of a row in a dialog or a side sheet, with a link to the row's page if it has one. */
export function DetailDialog({ detail, id, onClose }: DetailDialogProps) {
  const query = useDetailResponse(detail, id);
  const href = detail.path === undefined ? undefined : linkAddress(detail.path, query.data, id);
  const isLong = detail.fields.length > maxFieldsInOneColumn;
  const Container = detail.as === "sheet" ? Sheet : Dialog;
  return (
    <Container
      isOpen
      title={detail.title}
      description={query.data && detailName(detail, query.data)}
      size="lg"
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
      footer={
        href && (
          <Link
            to={href}
            className="me-auto flex items-center gap-1.5 rounded-sm py-1 text-table text-fg-link underline underline-offset-2 outline-focus"
          >
            <SquareArrowOutUpRight size={14} aria-hidden="true" />
            {texts.openPage}
          </Link>
        )
      }
    >
      <DetailBody detail={detail} query={query}>
        {(response) => (
          <DetailContent
            detail={detail}
            id={id}
            response={response}
            isWide={isLong && detail.as === "dialog"}
          />
        )}
      </DetailBody>
    </Container>
  );
}
