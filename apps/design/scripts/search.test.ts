import { expect, it } from "vitest";
import { matchingGroups } from "../../../packages/ui/src/command-palette/match-commands.ts";
import { searchGroups } from "../src/search-groups.ts";
import { sitePages } from "./site-pages.ts";

const pages = sitePages();
const groups = searchGroups(pages, () => undefined);
const titleOf = (path: string) => pages.find((page) => page.path === path)?.title;

it.each([
  ["modal", "Components/Dialog"],
  ["popup", "Components/Dialog"],
  ["alert dialog", "Components/ConfirmDialog"],
  ["drawer", "Components/Sheet"],
  ["toast", "Components/Notification"],
  ["snackbar", "Components/Notification"],
  ["banner", "Components/Alert"],
  ["dropdown", "Components/Select"],
  ["autocomplete", "Components/Combobox"],
  ["combobox", "Components/Combobox"],
  ["typeahead", "Components/Combobox"],
  ["date picker", "Components/DateField"],
  ["datepicker", "Components/DateField"],
  ["grid", "Components/DataTable"],
  ["table", "Components/DataTable"],
  ["pagination", "Components/Pager"],
  ["toggle", "Components/Switch"],
  ["switch", "Components/Switch"],
  ["tooltip", "Components/Tooltip"],
  ["hint", "Components/Tooltip"],
  ["tabs", "Components/Tabs"],
  ["badge", "Components/StatusBadge"],
  ["pill", "Components/StatusBadge"],
  ["chip", "Components/Tag"],
  ["spinner", "Components/Progress"],
  ["loader", "Components/Progress"],
  ["skeleton", "Components/Skeleton"],
  ["placeholder", "Components/Skeleton"],
  ["stepper", "Components/Steps"],
  ["wizard", "Patterns/Form/Stepper"],
  ["accordion", "Components/Accordion"],
  ["collapse", "Components/Accordion"],
  ["sidebar", "Components/AppShell"],
  ["breadcrumb", "Components/Breadcrumbs"],
  ["upload", "Components/FileField"],
  ["textarea", "Components/TextArea"],
  ["range", "Components/Slider"],
  ["currency", "Components/MoneyField"],
  ["chart", "Components/Charts/BarChart"],
  ["donut", "Components/Charts/PieChart"],
  ["kpi", "Components/Stat"],
  ["tree", "Components/TreeRows"],
  ["colors", "Foundations/Colors"],
  ["figma", "Foundations/Design tokens"],
  ["tailwind", "Guides/Set up"],
])("the search finds %j as %s among the first four", (words, title) => {
  const found = matchingGroups(groups, words).flatMap(({ commands }) =>
    commands.map(({ id }) => titleOf(id)),
  );
  expect(found.slice(0, 4)).toContain(title);
});
