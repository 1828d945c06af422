import { Check, CircleAlert } from "@portico/ui/icons";
import { useResultTexts } from "../result-texts.ts";
import { type Coverage, coveredOf } from "./coverage.ts";

interface Props {
  readonly doctors: readonly Coverage[];
  readonly drugs: readonly Coverage[];
}

/** How many of the visitor's doctors and drugs a plan covers. */
export function CoverageLine({ doctors, drugs }: Props) {
  const texts = useResultTexts();
  const lines = [
    { all: doctors, text: texts.card.doctors },
    { all: drugs, text: texts.card.drugs },
  ].filter(({ all }) => all.length > 0);
  if (lines.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1">
      {lines.map(({ all, text }) => {
        const covered = coveredOf(all);
        const isFull = covered === all.length;
        const Icon = isFull ? Check : CircleAlert;
        return (
          <li key={text(0, 0)} className="inline-flex items-center gap-2">
            <Icon size={18} className={isFull ? "text-success-solid" : "text-warning-solid"} />
            {text(covered, all.length)}
          </li>
        );
      })}
    </ul>
  );
}
