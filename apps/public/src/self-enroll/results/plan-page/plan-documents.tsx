import type { PlanDetails } from "@portico/contract/schemas/plans";
import { cardStyles, linkStyles } from "../../controls/control-styles.ts";
import { useResultTexts } from "../result-texts.ts";

/** The documents of a plan, at its company's site. */
export function PlanDocuments({ documents }: { documents: PlanDetails["documents"] }) {
  const texts = useResultTexts().plan;
  if (documents.length === 0) return null;
  return (
    <section className={cardStyles}>
      <h2 className="mb-2 text-lg font-semibold">{texts.documents}</h2>
      <ul className="flex flex-wrap gap-x-6">
        {documents.map(({ kind, url }) => (
          <li key={kind}>
            <a href={url} rel="noreferrer" className={`inline-flex min-h-11 items-center ${linkStyles}`}>
              {texts.documentNames[kind]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
