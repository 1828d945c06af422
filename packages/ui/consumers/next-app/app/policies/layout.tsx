"use client";

import { AppShell } from "@portico/ui/app-shell";
import { FileText } from "@portico/ui/icons";
import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";

/** The shell of an app: rendered on the server, with the router's own links. */
export default function Layout({ children }: { children: ReactNode }) {
  const path = usePathname();
  const links = [
    { label: "Active", href: "/policies" },
    { label: "Archive", href: "/policies/archive" },
  ].map((link) => ({ ...link, isCurrent: link.href === path }));
  return (
    <AppShell
      brand={<strong>Lakeside</strong>}
      sections={[{ id: "policies", label: "Policies", icon: <FileText size={18} />, links }]}
      renderLink={(props) => <Link {...props} />}
      storageKey="sidebar"
    >
      {children}
    </AppShell>
  );
}
