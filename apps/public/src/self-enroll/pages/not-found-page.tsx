import { buttonStyles } from "../controls/control-styles.ts";
import { Page } from "../frame/page.tsx";
import { Link } from "../routing/link.tsx";
import { useSite } from "../site/site.ts";

/** The page at unknown addresses. */
export function NotFoundPage() {
  const { texts } = useSite();
  return (
    <Page heading={texts.site.notFound} lead={texts.site.notFoundText}>
      <Link to={{ page: "zip" }} className={buttonStyles.primary}>
        {texts.site.toStart}
      </Link>
    </Page>
  );
}
