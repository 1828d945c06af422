import type { ListScreen, ScreenDetail } from "@portico/screens";
import { SquareArrowOutUpRight } from "@portico/ui/icons";
import { Link } from "../host/link.tsx";
import { linkAddress } from "../link-address.ts";
import { useDetailMessages } from "../messages/lists.ts";
import type { DetailResponse } from "./detail-query.ts";
import { rowOriginQuery } from "./row-origin.ts";

export interface DetailPageLinkProps {
  detail: ScreenDetail;
  /** Undefined until it is loaded. */
  response: DetailResponse | undefined;
  /** The id of the details. */
  id: string;
  /** The screen and the row that the details belong to. */
  screen: Pick<ListScreen, "id" | "detail">;
  rowId: string;
}

/** A link to the page of a row. Renders nothing if there is none. */
export function DetailPageLink({ detail, response, id, screen, rowId }: DetailPageLinkProps) {
  const texts = useDetailMessages();
  const href = detail.path === undefined ? undefined : linkAddress(detail.path, response, id);
  return (
    href && (
      <Link
        to={`${href}${rowOriginQuery(screen, rowId)}`}
        className="page:me-auto page:flex page:items-center page:gap-1.5 page:rounded-sm page:py-1 page:text-table page:text-fg-link page:underline page:underline-offset-2 page:outline-focus"
      >
        <SquareArrowOutUpRight size={14} aria-hidden="true" />
        {texts.openPage}
      </Link>
    )
  );
}
