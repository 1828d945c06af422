import { CallUsLink } from "../controls/call-us-link.tsx";
import { buttonStyles } from "../controls/control-styles.ts";
import { Notice } from "../controls/notice.tsx";
import { useSite } from "../site/site.ts";

/** The next step for people in a place without Marketplace plans: a territory or a county. */
export function NoPlansNotice({ place }: { place: string }) {
  const { texts, links } = useSite();
  return (
    <Notice tone="info" title={texts.zip.territory(place)}>
      <p>
        {texts.zip.territoryText} {links.callUs && texts.zip.callHelp}
      </p>
      <CallUsLink className={`justify-self-start ${buttonStyles.secondary}`} />
      <p className="text-sm text-fg-muted">{texts.zip.otherZip}</p>
    </Notice>
  );
}
