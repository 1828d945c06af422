import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { AppShell } from "../app-shell/index.js";
import { Button } from "../button/index.js";
import { CommandPalette } from "../command-palette/index.js";
import { DetailPanel } from "../detail-panel/index.js";
import { MessagesProvider, spanish } from "../messages/index.js";
import { Popover } from "../popover/index.js";
import {
  Accordion,
  Alert,
  Breadcrumbs,
  Card,
  Comparison,
  CopyButton,
  Kbd,
  Link,
  PageHeader,
  Stat,
  Tag,
} from "./index.js";

it("renders display components on a server", () => {
  const html = renderToString(
    <MessagesProvider messages={spanish}>
      <Alert title="New version" onDismiss={() => undefined} />
      <Card title="Premiums">
        <Stat label="Policies" value="1,204" />
      </Card>
      <Breadcrumbs label="Breadcrumbs" items={[{ id: "a", label: "Leads", href: "/leads" }]} />
      <Accordion items={[{ id: "a", title: "Members", content: "Three" }]} />
      <Comparison beforeLabel="Before" afterLabel="After" parts={[]} />
      <Link href="/" opensNewTab>
        Home
      </Link>
      <Link asChild>
        <a href="/policies">Policies</a>
      </Link>
      <Tag>Florida</Tag>
      <Kbd>Esc</Kbd>
      <CopyButton text="FL-1" />
      <PageHeader title="Applications" />
      <Popover label="Filter" trigger={<Button>Filter</Button>} defaultOpen>
        Content
      </Popover>
    </MessagesProvider>,
  );
  for (const text of [
    "Descartar",
    "1,204",
    "Leads",
    "Three",
    "pestaña nueva",
    "Policies",
    "Copiar",
    "Content",
  ]) {
    expect(html).toContain(text);
  }
});

it("renders the app shell on a server with its expanded sidebar", () => {
  const html = renderToString(
    <AppShell sections={[{ id: "a", label: "Leads", href: "/leads", icon: null, isCurrent: true }]}>
      page
    </AppShell>,
  );
  expect(html).toContain('<a href="/leads" class="portico-shell-link" aria-current="page">');
  expect(html).toContain("Skip to content");
});

it("renders a detail panel on a server, and a command palette in the browser only", () => {
  const html = renderToString(
    <>
      <DetailPanel isOpen title="Policy FL-1" onOpenChange={() => undefined} onNext={() => undefined} />
      <CommandPalette isOpen groups={[]} onOpenChange={() => undefined} />
    </>,
  );
  expect(html).toContain("Policy FL-1");
  expect(html).not.toContain("Search commands");
});
