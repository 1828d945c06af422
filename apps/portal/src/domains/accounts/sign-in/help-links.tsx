import { useBrand } from "../../../brand/use-brand.ts";
import { useConfiguration } from "../../../configuration/use-configuration.ts";
import { signInMessages } from "../../../messages/sign-in.ts";

const texts = signInMessages.links;

/** Contact, privacy and quote links. Partners hide the links to the product's own contacts. */
export function HelpLinks() {
  const links = useConfiguration()?.links;
  const hidesContactLinks = useBrand()?.hidesLoginLinks ?? true;
  if (!links) return null;
  const contactLinks = [
    { label: texts.callUs, href: links.callUs },
    { label: texts.emailUs, href: links.emailUs },
    { label: texts.privacy, href: links.privacy },
  ];
  const shown = [...(hidesContactLinks ? [] : contactLinks), { label: texts.seePlans, href: links.seePlans }];
  return (
    <nav aria-label={texts.label}>
      <ul className="flex flex-wrap justify-center gap-x-5 gap-y-1">
        {shown
          .filter(({ href }) => href !== "")
          .map(({ label, href }) => (
            <li key={label}>
              <a
                href={href}
                className="inline-flex min-h-6 items-center rounded-sm text-fg-link underline-offset-4 outline-focus hover:underline focus-visible:outline-2 focus-visible:outline-offset-2"
              >
                {label}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
