import { Breadcrumbs } from "@portico/ui/display";

const path = [
  { id: "policies", label: "Policies", href: "#policies" },
  { id: "unpaid", label: "Unpaid policies", href: "#unpaid" },
  { id: "policy", label: "FL-10417" },
];

export function BreadcrumbsExample() {
  return <Breadcrumbs label="Breadcrumbs" items={path} />;
}
