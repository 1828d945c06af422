import { Star } from "@portico/ui/icons";
import { useResultTexts } from "../result-texts.ts";

/** A quality rating of up to five stars. */
export function Rating({ rating }: { rating: number | null }) {
  const texts = useResultTexts();
  if (rating === null) return <span className="text-fg-muted">{texts.card.noRating}</span>;
  return (
    <span className="inline-flex items-center gap-0.5">
      <span className="sr-only">{texts.card.rating(rating)}</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          size={14}
          className={star <= rating ? "fill-warning-solid text-warning-solid" : "text-border-strong"}
        />
      ))}
    </span>
  );
}
