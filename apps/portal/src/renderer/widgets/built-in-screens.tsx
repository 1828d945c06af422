import { buttonStyles } from "@portico/ui";
import { Link } from "react-router";
import { builtInScreenMessages as words } from "../../messages/custom-screens.ts";
import { outlines } from "../../screens/generated/outlines.ts";
import type { ScreenOutline } from "../../screens/screen-outline.ts";

const pages = "/portal/manage/screens";
const button = buttonStyles({ variant: "ghost", size: "sm" });

/** The built-in screens, each with links to view and to copy it; collapsible. */
export function BuiltInScreens() {
  return (
    <details open className="min-w-0 text-table print:hidden">
      <summary className="w-fit cursor-pointer rounded-sm py-0.5 text-fg-muted hover:text-fg">
        {words.title(outlines.length)}
      </summary>
      <p className="text-fg-muted">{words.hint}</p>
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
      <Link to={`${pages}/built-in/${id}`} className={button} aria-label={words.viewOf(title)}>
        {words.view}
      </Link>
      <Link
        to={`${pages}/new?${new URLSearchParams({ copy: id })}`}
        className={button}
        aria-label={words.copyOf(title)}
      >
        {words.copy}
      </Link>
    </li>
  );
}
