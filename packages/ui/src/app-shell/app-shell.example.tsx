import { IconButton } from "@portico/ui";
import { AppShell } from "@portico/ui/app-shell";
import { PageHeader } from "@portico/ui/display";
import { LayoutDashboard, Settings2, ShieldCheck } from "@portico/ui/icons";

const sections = [
  { id: "home", label: "Dashboard", href: "#dashboard", icon: <LayoutDashboard /> },
  {
    id: "policies",
    label: "Policies",
    icon: <ShieldCheck />,
    links: [
      { label: "In force", href: "#in-force", isCurrent: true },
      { label: "Unpaid", href: "#unpaid" },
    ],
  },
];

export function AppShellExample() {
  return (
    <AppShell
      style={{ height: 320 }}
      sections={sections}
      storageKey={null}
      brand={<strong>Lakeside Agency</strong>}
      brandMark={<strong>L</strong>}
      topBarStart="Policies"
      topBarEnd={<IconButton label="Settings" icon={<Settings2 size={16} aria-hidden="true" />} />}
    >
      <PageHeader title="In force" level={2} />
    </AppShell>
  );
}
