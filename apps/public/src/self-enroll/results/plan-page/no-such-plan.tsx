import { buttonStyles } from "../../controls/control-styles.ts";
import { Page } from "../../frame/page.tsx";
import { Link } from "../../routing/link.tsx";
import { useSite } from "../../site/site.ts";
import { useResultTexts } from "../result-texts.ts";

/** Shown for a plan that isn't sold. */
export function NoSuchPlan() {
  const texts = useResultTexts().plan;
  const { texts: siteTexts } = useSite();
  return (
    <Page heading={texts.noSuchPlan} lead={texts.noSuchPlanText}>
      <Link to={{ page: "zip" }} className={buttonStyles.primary}>
        {siteTexts.site.toStart}
      </Link>
    </Page>
  );
}
