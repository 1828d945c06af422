import type { ScreenDetail } from "@portico/portal-config";
import { Button } from "@portico/ui";
import { Star } from "@portico/ui/icons";
import { useNotify } from "@portico/ui/notification";
import { useEffect } from "react";
import { errorMessage } from "../../api/error-message.ts";
import { useFavoriteRecords } from "../../favorites/use-favorite-records.ts";
import { detailMessages } from "../../messages/lists.ts";
import { viewMessages } from "../../messages/views.ts";
import { addRecentRecord } from "../../records/recent-records.ts";
import { type RecordKey, recordKindOf } from "../../records/record-address.ts";
import { detailHeading } from "./detail-items.tsx";
import type { DetailResponse } from "./detail-query.ts";

/** Props of `FavoriteButton`. */
export interface FavoriteButtonProps {
  detail: ScreenDetail;
  /** The row's id. */
  id: string;
  response: DetailResponse;
}

/**
 * Adds a record to the user's favorites, or removes it. Also remembers it as a recent one. Renders nothing if the
 * details aren't those of a record with a page.
 */
export function FavoriteButton({ detail, id, response }: FavoriteButtonProps) {
  const kind = recordKindOf(detail.endpoint);
  return kind && <RecordFavorite record={{ kind, id }} name={detailHeading(detail, response)} />;
}

function RecordFavorite({ record: { kind, id }, name }: { record: RecordKey; name: string }) {
  const notify = useNotify();
  const { find, toggle } = useFavoriteRecords();
  const isFavorite = find({ kind, id }) !== undefined;
  useEffect(() => addRecentRecord({ kind, id, name, details: "", search: "" }), [kind, id, name]);
  const press = async () => {
    try {
      const isAdded = await toggle({ kind, id });
      const text = isAdded ? viewMessages.favoriteAdded(name) : viewMessages.favoriteRemoved(name);
      notify({ tone: "success", text });
    } catch (error) {
      notify({ tone: "danger", text: detailMessages.favoriteFailed(errorMessage(error)) });
    }
  };
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={<Star size={16} aria-hidden="true" className={isFavorite ? "fill-current" : undefined} />}
      onClick={() => void press()}
    >
      {isFavorite ? viewMessages.removeFavorite : viewMessages.addFavorite}
    </Button>
  );
}
