import { ArrowLeft, ArrowRight } from "@portico/ui/icons";
import { buttonStyles } from "../../controls/control-styles.ts";
import { plansPerPage } from "../../quote/plan-choices.ts";
import { useResultTexts } from "../result-texts.ts";

interface Props {
  readonly total: number;
  readonly page: number;
  readonly onChange: (page: number) => void;
}

/** The pages of a list of plans. */
export function PlanPager({ total, page, onChange }: Props) {
  const texts = useResultTexts();
  const from = page * plansPerPage + 1;
  const to = Math.min(total, from + plansPerPage - 1);
  const open = (next: number) => {
    onChange(next);
    scrollTo({ top: 0 });
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <button
        type="button"
        className={buttonStyles.secondary}
        disabled={page === 0}
        onClick={() => open(page - 1)}
      >
        <ArrowLeft size={18} />
        {texts.plans.previous}
      </button>
      <span className="tabular-nums">{texts.plans.page(from, to, total)}</span>
      <button
        type="button"
        className={buttonStyles.secondary}
        disabled={to >= total}
        onClick={() => open(page + 1)}
      >
        {texts.plans.next}
        <ArrowRight size={18} />
      </button>
    </div>
  );
}
