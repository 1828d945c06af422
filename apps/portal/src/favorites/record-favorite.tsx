import { errorMessage } from "@portico/renderer/client";
import { useViewMessages } from "@portico/renderer/messages";
import { Button } from "@portico/ui";
import { Star } from "@portico/ui/icons";
import { useNotify } from "@portico/ui/notification";
import { useEffect } from "react";
import { addRecentRecord } from "../records/recent-records.ts";
import type { RecordKey } from "../records/record-address.ts";
import { useFavoriteRecords } from "./use-favorite-records.ts";

export interface RecordFavoriteProps {
  record: RecordKey;
  /** The record's name, which is not stored. */
  name: string;
}

/** Adds a record to the user's favorites, or removes it. Also remembers it as a recent one. */
export function RecordFavorite({ record: { kind, id }, name }: RecordFavoriteProps) {
  const texts = useViewMessages();
  const notify = useNotify();
  const { find, toggle } = useFavoriteRecords();
  const isFavorite = find({ kind, id }) !== undefined;
  useEffect(() => addRecentRecord({ kind, id, name, details: "", search: "" }), [kind, id, name]);
  const press = async () => {
    try {
      const isAdded = await toggle({ kind, id });
      const text = isAdded ? texts.favoriteAdded(name) : texts.favoriteRemoved(name);
      notify({ tone: "success", text });
    } catch (error) {
      notify({ tone: "danger", text: texts.favoriteFailed(errorMessage(error)) });
    }
  };
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={<Star size={16} aria-hidden="true" className={isFavorite ? "fill-current" : undefined} />}
      onClick={() => void press()}
    >
      {isFavorite ? texts.removeFavorite : texts.addFavorite}
    </Button>
  );
}
