import type { ScreenDetail } from "@portico/portal-config";
import { RecordFavorite } from "../../favorites/record-favorite.tsx";
import { recordKindOf } from "../../records/record-address.ts";
import { useDateOptions } from "../use-date-options.ts";
import { detailHeading } from "./detail-items.tsx";
import type { DetailResponse } from "./detail-query.ts";

/** Props of `FavoriteButton`. */
export interface FavoriteButtonProps {
  detail: ScreenDetail;
  /** The row's id. */
  id: string;
  response: DetailResponse;
}

/** The favorite button of a record. Renders nothing if the details aren't those of a record with a page. */
export function FavoriteButton({ detail, id, response }: FavoriteButtonProps) {
  const kind = recordKindOf(detail.endpoint);
  const dateOptions = useDateOptions();
  return kind && <RecordFavorite record={{ kind, id }} name={detailHeading(detail, response, dateOptions)} />;
}
