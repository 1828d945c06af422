import { CallUsLink } from "../controls/call-us-link.tsx";
import { buttonStyles } from "../controls/control-styles.ts";
import { Notice } from "../controls/notice.tsx";
import { useSite } from "../site/site.ts";
import type { Territory } from "./territory.ts";

/** The next step for people in a territory without Marketplace plans. */
export function TerritoryNotice({ territory }: { territory: Territory }) {
  const { texts, links } = useSite();
  return (
    <Notice tone="info" title={texts.zip.territory(texts.zip.territories[territory])}>
      <p>
        {texts.zip.territoryText} {links.callUs && texts.zip.callHelp}
      </p>
      <CallUsLink className={`justify-self-start ${buttonStyles.secondary}`} />
      <p className="text-sm text-fg-muted">{texts.zip.otherZip}</p>
    </Notice>
  );
}
