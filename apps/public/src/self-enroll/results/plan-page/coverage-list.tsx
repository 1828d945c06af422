import { cardStyles } from "../../controls/control-styles.ts";
import type { Preference } from "../../quote/draft.ts";
import type { Coverage } from "../plan/coverage.ts";
import { useResultTexts } from "../result-texts.ts";

interface Props {
  readonly title: string;
  readonly chosen: readonly Preference[];
  readonly coverage: readonly Coverage[];
}

/** Whether a plan covers each of the visitor's doctors or drugs. */
export function CoverageList({ title, chosen, coverage }: Props) {
  const texts = useResultTexts().plan;
  if (chosen.length === 0) return null;
  return (
    <section className={cardStyles}>
      <h2 className="mb-2 text-lg font-semibold">{title}</h2>
      <dl className="grid gap-2">
        {chosen.map(({ value, group }) => (
          <div key={value} className="flex flex-wrap justify-between gap-x-4">
            <dt>{group}</dt>
            <dd className="font-medium">
              {texts.coverage[coverage.find((one) => one.value === value)?.coverage ?? "DataNotProvided"]}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
