import { Button } from "@portico/ui";
import { LogOut } from "lucide-react";
import { useState } from "react";
import { messages } from "../messages.ts";
import { useSession } from "../session/session.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { NavigationDrawer } from "./navigation-drawer.tsx";
import { signOut } from "./sign-out.ts";

/** Where one is, who one is, and the way out. */
export function TopBar() {
  const user = useSession();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = () => {
    setIsLeaving(true);
    void signOut();
  };
  return (
    <header
      data-print="hidden"
      className="flex h-12 shrink-0 items-center gap-3 border-b border-border bg-surface px-3 min-[900px]:px-5"
    >
      <NavigationDrawer />
      <Breadcrumbs />
      <div className="ms-auto flex min-w-0 items-center gap-3">
        <span className="truncate text-table text-fg-muted max-sm:hidden">{user?.name}</span>
        <Button variant="ghost" size="sm" icon={<LogOut size={15} />} isLoading={isLeaving} onClick={leave}>
          {messages.signOut}
        </Button>
      </div>
    </header>
  );
}
