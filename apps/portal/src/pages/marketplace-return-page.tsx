import { CircleCheck } from "@portico/ui/icons";
import { useEffect } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { pageMessages } from "../messages/pages.ts";
import { PublicFrame } from "../shell/public-frame.tsx";
import { MessagePage } from "./message-page.tsx";

const texts = pageMessages.marketplaceReturn;

/** Delay before the redirect, in milliseconds (specification, part 2, section 9). */
const redirectDelay = 2000;
/** The parameters that are passed on. Others are dropped. */
const forwardedParams = ["exchangeId", "error"];

/** The page that the Marketplace redirects to. It redirects to the portal after a short message. */
export function MarketplaceReturnPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const query = new URLSearchParams(
    [...search].filter(([name]) => forwardedParams.includes(name)),
  ).toString();
  const target = query ? `/portal/mk/return?${query}` : "/portal/mk/return";
  useEffect(() => {
    const timer = setTimeout(() => void navigate(target, { replace: true }), redirectDelay);
    return () => clearTimeout(timer);
  }, [navigate, target]);
  return (
    <PublicFrame title={texts.title} hasMenu={false}>
      <div role="status">
        <MessagePage
          icon={<CircleCheck size={36} strokeWidth={1.5} className="text-success-solid" />}
          title={texts.text}
          action={
            <Link
              to={target}
              replace={true}
              className="text-form font-medium text-fg-link underline underline-offset-4"
            >
              {texts.now}
            </Link>
          }
        />
      </div>
    </PublicFrame>
  );
}
