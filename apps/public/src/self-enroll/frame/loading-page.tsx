import { useSite } from "../site/site.ts";

/** Shown while a page loads. */
export function LoadingPage() {
  const { texts, links } = useSite();
  return (
    <div role="status" className="mx-auto grid max-w-2xl gap-4">
      <span className="sr-only">{texts.site.loading}</span>
      <Bar className="h-9 w-3/4" />
      <Bar className="h-40" />
      <noscript>
        <p>
          {texts.site.noScript} {links.callUs && texts.site.noScriptCall}
        </p>
      </noscript>
    </div>
  );
}

/** A bar that stands for what is loading. */
export function Bar({ className }: { className: string }) {
  return <div className={`animate-pulse rounded-lg bg-skeleton motion-reduce:animate-none ${className}`} />;
}
