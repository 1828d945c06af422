import * as root from "@portico/ui";
import * as appShell from "@portico/ui/app-shell";
import * as charts from "@portico/ui/charts";
import * as code from "@portico/ui/code";
import * as commandPalette from "@portico/ui/command-palette";
import * as dataTable from "@portico/ui/data-table";
import * as dateFields from "@portico/ui/date-fields";
import * as detailPanel from "@portico/ui/detail-panel";
import * as display from "@portico/ui/display";
import * as filters from "@portico/ui/filters";
import * as formKit from "@portico/ui/form-kit";
import * as forms from "@portico/ui/forms";
import * as layout from "@portico/ui/layout";
import * as monthView from "@portico/ui/month-view";
import * as orderedList from "@portico/ui/ordered-list";
import * as orderedTable from "@portico/ui/ordered-table";
import * as photoField from "@portico/ui/photo-field";
import * as popover from "@portico/ui/popover";
import * as repeatable from "@portico/ui/repeatable-entries";
import * as richTooltip from "@portico/ui/rich-tooltip";
import * as steps from "@portico/ui/steps";
import * as treeRows from "@portico/ui/tree-rows";
import { createElement, type FunctionComponent, type ReactNode } from "react";

const exported: Record<string, unknown> = Object.assign(
  {},
  ...[
    root,
    appShell,
    charts,
    code,
    commandPalette,
    dataTable,
    dateFields,
    detailPanel,
    display,
    filters,
    formKit,
  ],
  ...[forms, layout, monthView, orderedList, orderedTable, photoField, popover, repeatable, richTooltip],
  ...[steps, treeRows],
);

/** The components with samples, each in a section with its name. */
export function every(samples: Readonly<Record<string, object>>): ReactNode {
  return Object.entries(samples).map(([name, props]) => {
    const component = exported[name];
    if (!component) throw new Error(`There is no component ${name}.`);
    return createElement(
      "section",
      { key: name, "aria-label": name },
      createElement(component as FunctionComponent<object>, props),
    );
  });
}
