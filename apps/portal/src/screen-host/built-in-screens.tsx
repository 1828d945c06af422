import { buttonStyles } from "@portico/ui";
import { Link } from "react-router";
import { builtInScreenMessages as texts } from "../messages/custom-screens.ts";
import { outlines } from "../screens/generated/outlines.ts";
import type { ScreenOutline } from "../screens/screen-outline.ts";

const screensPath = "/portal/manage/screens";
const linkStyles = buttonStyles({ variant: "ghost", size: "sm" });

/** A collapsible list of the built-in screens, with links to view and copy them. */
export function BuiltInScreens() {
  return (
    <details className="min-w-0 text-table print:hidden">
      <summary className="w-fit cursor-pointer rounded-sm py-0.5 text-fg-muted hover:text-fg">
        {texts.title(outlines.length)}
      </summary>
      <p className="text-fg-muted">{texts.hint}</p>
      <ul className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(min(24rem,100%),1fr))] gap-x-6">
        {outlines.map((outline) => (
          <BuiltInScreen key={outline.id} outline={outline} />
        ))}
      </ul>
    </details>
  );
}

interface BuiltInScreenProps {
  outline: ScreenOutline;
}

function BuiltInScreen({ outline: { id, title, path } }: BuiltInScreenProps) {
  return (
    <li className="flex min-w-0 flex-wrap items-center gap-x-2 border-border border-b py-0.5">
      <span className="min-w-0 flex-1 truncate">
        {title} <span className="text-fg-muted">{path}</span>
      </span>
      <Link to={`${screensPath}/built-in/${id}`} className={linkStyles} aria-label={texts.viewOf(title)}>
        {texts.view}
      </Link>
      <Link
        to={`${screensPath}/new?${new URLSearchParams({ copy: id })}`}
        className={linkStyles}
        aria-label={texts.copyOf(title)}
      >
        {texts.copy}
      </Link>
    </li>
  );
}
