import type { SavedView } from "@portico/screens";
import { expect, it, vi } from "vitest";
import { viewGroups } from "./view-groups.ts";

const screens = [
  { key: "unpaid-policies", href: "/portal/policies/unpaid-policies", title: "Unpaid Policies" },
  { key: "added.florida", href: "/portal/screens/florida", title: "Florida" },
];

function viewOf(id: string, screenId: string, name: string): SavedView {
  return {
    ...{ id, screenId, name, role: null, isOwn: true, createdBy: "Ana" },
    ...{ filters: {}, sort: "", layout: { screenVersion: "", order: [], hidden: [], widths: {} } },
  };
}

it("separates the views of the open screen, and opens a view by its link", () => {
  const open = vi.fn();
  const goTo = (href: string) => () => open(href);
  const views = [viewOf("a", "unpaid-policies", "Texas"), viewOf("b", "added.florida", "Miami")];
  const { current, others } = viewGroups({ saved: views, declared: [] }, screens, {
    pathname: "/portal/screens/florida",
    goTo,
  });
  expect(current.commands.map(({ label, description }) => [label, description])).toEqual([
    ["Miami", undefined],
  ]);
  expect(others.commands.map(({ label, description }) => [label, description])).toEqual([
    ["Texas", "Unpaid Policies"],
  ]);
  others.commands[0]?.onPress();
  expect(open).toHaveBeenCalledExactlyOnceWith("/portal/policies/unpaid-policies?view=a");
});

it("leaves out views of screens that the user can't open", () => {
  const declared = [{ screenId: "users", label: "New", search: "new=true" }];
  const { current, others } = viewGroups({ saved: [viewOf("a", "users", "Locked")], declared }, screens, {
    pathname: "/portal/security",
    goTo: () => vi.fn(),
  });
  expect([...current.commands, ...others.commands]).toEqual([]);
});

it("has the views that screens declare before those that were saved", () => {
  const open = vi.fn();
  const declared = [{ screenId: "unpaid-policies", label: "Ends soon", search: "state=FL&state=TX" }];
  const { current } = viewGroups({ saved: [viewOf("a", "unpaid-policies", "Texas")], declared }, screens, {
    pathname: "/portal/policies/unpaid-policies",
    goTo: (href) => () => open(href),
  });
  expect(current.commands.map(({ label }) => label)).toEqual(["Ends soon", "Texas"]);
  current.commands[0]?.onPress();
  expect(open).toHaveBeenCalledExactlyOnceWith("/portal/policies/unpaid-policies?state=FL&state=TX");
});
