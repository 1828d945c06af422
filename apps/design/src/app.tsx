import { AppShell, type AppShellSection } from "@portico/ui/app-shell";
import { FormatProvider } from "@portico/ui/format-provider";
import {
  BadgeDollarSign,
  CircleCheck,
  Columns3,
  LayoutDashboard,
  Lightbulb,
  ListFilter,
  StickyNote,
} from "@portico/ui/icons";
import { MessagesProvider } from "@portico/ui/messages";
import { StatusBadge } from "@portico/ui/status-badge";
import { type ReactNode, useEffect } from "react";
import { ColoredCode } from "./colored-code.tsx";
import { mdxComponents } from "./mdx-components.tsx";
import { PropsOf } from "./props-list.tsx";
import { SearchButton } from "./search-button.tsx";
import { nameOf, type PageView, type Site, type SitePage, sectionOf } from "./site.ts";
import { Title } from "./text-elements.tsx";
import { ThemeButton } from "./theme-button.tsx";

/** A page with the navigation around it. */
export function App({ site, page, Body, data, colorCode }: PageView) {
  useEffect(showCurrentLink, []);
  return (
    <MessagesProvider language="en">
      <FormatProvider timeZone="America/New_York">
        <AppShell
          sections={sectionsOf(site, page)}
          storageKey="portico.design.sidebar"
          // Not that of an example of this component.
          contentId="page"
          brand={<Brand href={import.meta.env.BASE_URL} />}
          topBarStart={<SearchButton />}
          topBarEnd={<ThemeButton />}
        >
          <article className="ui:mx-auto ui:w-full ui:max-w-[56rem] ui:pb-16 ui:font-sans ui:text-[0.9375rem]/6 ui:text-fg">
            {page.status && (
              <header className="ui:flex ui:flex-wrap ui:items-center ui:gap-3">
                <Title>{nameOf(page)}</Title>
                <StatusBadge tone={page.status === "stable" ? "success" : "warning"}>
                  {page.status === "stable" ? "Stable" : "Preview"}
                </StatusBadge>
              </header>
            )}
            <ColoredCode colorCode={colorCode}>
              <Body site={site} components={mdxComponents(site.pages)} />
            </ColoredCode>
            <PropsOf components={data.components} />
          </article>
        </AppShell>
      </FormatProvider>
    </MessagesProvider>
  );
}

function Brand({ href }: { href: string }) {
  return (
    <a
      href={href}
      className="ui:flex ui:items-center ui:gap-2 ui:rounded-md ui:px-2 ui:py-1 ui:text-form ui:font-semibold ui:text-fg ui:no-underline"
    >
      <img src={`${import.meta.env.BASE_URL}favicon.svg`} alt="" width={24} height={24} />
      Portico design system
    </a>
  );
}

const icons: Readonly<Record<string, ReactNode>> = {
  Introduction: <LayoutDashboard />,
  Choose: <ListFilter />,
  Patterns: <Columns3 />,
  Foundations: <BadgeDollarSign />,
  Components: <StickyNote />,
  Guides: <Lightbulb />,
  Status: <CircleCheck />,
};

/** The sections of the sidebar: pages without a section of their own are links. */
function sectionsOf({ pages }: Site, current: SitePage): readonly AppShellSection[] {
  const names = [...new Set(pages.map(sectionOf))];
  return names.map((name) => {
    const links = pages
      .filter((page) => sectionOf(page) === name)
      .map((page) => ({ label: nameOf(page), href: page.path, isCurrent: page.id === current.id }));
    const [first] = links;
    const section = { id: name, label: name, icon: icons[name] };
    return first?.label === name ? { ...section, ...first } : { ...section, links };
  });
}

/** Scrolls the sidebar, which is longer than most windows, to the current page. */
function showCurrentLink() {
  const link = document.querySelector("aside [aria-current=page]");
  const sidebar = link?.closest(".portico-shell-sidebar");
  if (!link || !sidebar) return;
  sidebar.scrollTop += link.getBoundingClientRect().top - innerHeight / 2;
}
