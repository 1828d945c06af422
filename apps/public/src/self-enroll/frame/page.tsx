import { type ReactNode, useEffect, useRef } from "react";
import { useSite } from "../site/site.ts";

interface Props {
  readonly heading: string;
  readonly lead?: string;
  /** Questions are narrower than lists. @default false */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** Whether the first page of the visit was shown, which needs no announcement. */
let hasShownPage = false;

/** A page with its heading, which gets the focus when the visitor comes from another page. */
export function Page({ heading, lead, isWide = false, children }: Props) {
  const { texts, brand } = useSite();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasShownPage) title.current?.focus({ preventScroll: true });
    hasShownPage = true;
  }, []);
  return (
    <div className={isWide ? "" : "mx-auto max-w-2xl"}>
      <title>{`${heading} · ${texts.site.title} · ${brand.name}`}</title>
      <h1
        ref={title}
        tabIndex={-1}
        className="text-2xl font-semibold text-balance outline-none sm:text-3xl sm:tracking-tight"
      >
        {heading}
      </h1>
      {lead && <p className="mt-2 text-base text-fg-muted sm:text-lg">{lead}</p>}
      <div className="mt-6">{children}</div>
    </div>
  );
}
