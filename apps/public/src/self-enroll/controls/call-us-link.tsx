import { useSite } from "../site/site.ts";

/** The link to call the agency. Nothing if the site has none. */
export function CallUsLink({ className }: { className: string }) {
  const { texts, links } = useSite();
  if (!links.callUs) return null;
  return (
    <a href={links.callUs} className={className}>
      {texts.site.call}
    </a>
  );
}
