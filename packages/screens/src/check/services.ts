import type { ListScreen, ScreenAction } from "../list-screen.ts";
import type { ScreenServices } from "../services.ts";
import { type Checked, withPaths } from "./checked.ts";

type Service = keyof ScreenServices;

/** Checks that the app has the services that the screen's keywords need. */
export function checkServices({ screen, registry, problems }: Checked) {
  const needs = (service: Service, path: string, keyword: string, isUsed: unknown) => {
    if (!isUsed || registry.services[service] !== undefined) return;
    problems.add(
      path,
      `\`${keyword}\` needs the service \`${service}\`, which this app doesn't have.`,
      keyword,
    );
  };
  const { selection, detail, forms } = screen;
  needs("selections", "selection.allMatching", "allMatching", selection?.allMatching);
  for (const [path, action] of buttonsOf(screen)) {
    const service = serviceOfKind[action.kind];
    if (service) needs(service, `${path}.kind`, action.kind, true);
    needs("statuses", `${path}.setsStatus`, "setsStatus", "setsStatus" in action && action.setsStatus);
  }
  for (const [path, { create, edit }] of withPaths("forms", forms)) {
    needs("statuses", `${path}.create.setsStatus`, "setsStatus", create?.setsStatus);
    needs("statuses", `${path}.edit.setsStatus`, "setsStatus", edit?.setsStatus);
  }
  needs("notes", "detail.notes", "notes", detail?.notes);
}

/** The service that a kind of action needs. */
const serviceOfKind: Readonly<Partial<Record<ScreenAction["kind"], Service>>> = {
  notes: "notes",
  changeStatus: "statuses",
  assign: "people",
};

function buttonsOf({ actions, rowActions }: ListScreen) {
  return [...withPaths("actions", actions), ...withPaths("rowActions", rowActions)];
}
