import { buttonStyles } from "../controls/control-styles.ts";
import { Notice } from "../controls/notice.tsx";
import { useSite } from "../site/site.ts";
import type { Territory } from "./territory.ts";

/** The next step for people who live where the Marketplace sells no plans. */
export function TerritoryNotice({ territory }: { territory: Territory }) {
  const { texts, links } = useSite();
  return (
    <Notice tone="info" title={texts.zip.territory(texts.zip.territories[territory])}>
      <p>
        {texts.zip.territoryText} {links.callUs && texts.zip.territoryCall}
      </p>
      {links.callUs && (
        <a href={links.callUs} className={`justify-self-start ${buttonStyles.secondary}`}>
          {texts.site.call}
        </a>
      )}
      <p className="text-sm text-fg-muted">{texts.zip.otherZip}</p>
    </Notice>
  );
}
