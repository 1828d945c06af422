import { useConfiguration } from "../configuration/use-configuration.ts";
import { privacyMessages as texts } from "../messages/privacy-notice.ts";
import { PublicFrame } from "../shell/public-frame.tsx";

/** The privacy notice, which is public. */
export function PrivacyPage() {
  const links = useConfiguration()?.links;
  return (
    <PublicFrame title={texts.title}>
      <article className="mx-auto my-6 max-w-3xl px-4">
        <div className="grid gap-6 rounded-xl border border-border bg-surface px-5 py-7 text-form sm:px-10 sm:py-9">
          <header>
            <h1 className="text-title font-semibold">{texts.title}</h1>
            <p className="mt-1 text-fg-muted">{texts.effective}</p>
            <p className="mt-4 text-pretty">{texts.lead}</p>
          </header>
          {texts.sections.map(({ title, paragraphs }) => (
            <section key={title} className="grid gap-2">
              <h2 className="text-section font-semibold">{title}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="text-pretty">
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
          <section className="grid gap-2">
            <h2 className="text-section font-semibold">{texts.contact.title}</h2>
            <Contact callUs={links?.callUs} emailUs={links?.emailUs} />
          </section>
        </div>
      </article>
    </PublicFrame>
  );
}

function Contact({
  callUs = "",
  emailUs = "",
}: {
  callUs?: string | undefined;
  emailUs?: string | undefined;
}) {
  if (!callUs && !emailUs) return <p>{texts.contact.none}</p>;
  const linkStyles = "font-medium text-fg-link underline underline-offset-4";
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-1">
      {callUs && (
        <a href={callUs} className={linkStyles}>
          {texts.contact.call}
        </a>
      )}
      {emailUs && (
        <a href={emailUs} className={linkStyles}>
          {texts.contact.email}
        </a>
      )}
    </p>
  );
}
