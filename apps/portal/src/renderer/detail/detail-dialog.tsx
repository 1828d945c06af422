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

/** How many names and values a dialog shows one under the other, without the rest falling out of sight. */
const mostInOneColumn = 14;

/** Props of `DetailDialog`. */
export interface DetailDialogProps {
  detail: ScreenDetail;
  /** What it is the detail of. */
  id: string;
  onClose: () => void;
}

/** The detail of one row, in a dialog or a sheet, with a link to its page if it has one. */
export function DetailDialog({ detail, id, onClose }: DetailDialogProps) {
  const query = useDetailResponse(detail, id);
  const address = detail.path === undefined ? undefined : linkAddress(detail.path, query.data, id);
  const isLong = detail.fields.length > mostInOneColumn;
  const Frame = detail.as === "sheet" ? Sheet : Dialog;
  return (
    <Frame
      isOpen
      title={detail.title}
      description={query.data && detailName(detail, query.data)}
      size="lg"
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
      footer={
        address && (
          <Link
            to={address}
            className="me-auto flex items-center gap-1.5 rounded-sm py-1 text-table text-fg-link underline underline-offset-2 outline-focus"
          >
            <SquareArrowOutUpRight size={14} aria-hidden="true" />
            {texts.openPage}
          </Link>
        )
      }
    >
      <DetailBody detail={detail} query={query}>
        {(answer) => (
          <DetailContent detail={detail} id={id} answer={answer} isWide={isLong && detail.as === "dialog"} />
        )}
      </DetailBody>
    </Frame>
  );
}
