import { ExternalLink } from "@portico/ui/icons";
import { CallUsLink } from "../controls/call-us-link.tsx";
import { buttonStyles } from "../controls/control-styles.ts";
import { Notice } from "../controls/notice.tsx";
import { useSite } from "../site/site.ts";
import type { Exchange } from "./area.ts";

/** The next step for people whose state has a marketplace of its own. */
export function ExchangeNotice({ exchange }: { exchange: Exchange }) {
  const { texts, links } = useSite();
  const { state, name, url } = exchange;
  return (
    <Notice tone="info" title={texts.zip.exchange(state, name)}>
      <p>
        {texts.zip.exchangeText} {links.callUs && texts.zip.callHelp}
      </p>
      <div className="flex flex-wrap gap-2">
        <a href={url} className={buttonStyles.secondary} rel="noreferrer">
          {texts.zip.exchangeLink(name)}
          <ExternalLink size={18} />
        </a>
        <CallUsLink className={buttonStyles.quiet} />
      </div>
      <p className="text-sm text-fg-muted">{texts.zip.otherZip}</p>
    </Notice>
  );
}
