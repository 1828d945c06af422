import type { ScreenImpact } from "@portico/contract/features/screens/screens.schemas";
import { type ListScreen, references } from "@portico/portal-config";
import type { PublishedScreen } from "../../../../configuration/published-screens.ts";

type Link = ScreenImpact["links"][number];

/** A screen before and after publication, among all published screens. */
interface Publication {
  readonly published: PublishedScreen | undefined;
  /** What is shown of it now, if anything. */
  readonly before: ListScreen | undefined;
  readonly after: ListScreen;
  readonly all: readonly PublishedScreen[];
}

/** Paths that appear or disappear, and a move in the sidebar, with the custom screens that link to them. */
export function linksImpact({ published, before, after, all }: Publication): Link[] {
  const others = all.filter(({ id }) => id !== after.id);
  const link = (path: string, change: Link["change"]): Link => ({
    path,
    change,
    from: others.filter(({ read }) => leadsTo(read().screen, path)).map(({ title }) => title),
  });
  const [had, has] = [pathsOf(before, published), pathsOf(after, undefined)];
  const isMoved = published !== undefined && positionOf(published) !== positionOf(after);
  return [
    ...has.filter((path) => !had.includes(path)).map((path) => link(path, "new")),
    ...had.filter((path) => !has.includes(path)).map((path) => link(path, "gone")),
    ...(isMoved ? [link(after.path, "moved")] : []),
  ];
}

/** The path of the list, which stays even if the screen has errors, and of its detail page. */
function pathsOf(screen: ListScreen | undefined, published: PublishedScreen | undefined): string[] {
  const path = screen?.path ?? published?.path;
  return [path, screen?.detail?.path].filter((each) => each !== undefined);
}

function positionOf({ navigation }: Pick<PublishedScreen, "navigation">): string {
  return JSON.stringify([navigation?.section, navigation?.order]);
}

function leadsTo(screen: ListScreen | null, path: string): boolean {
  if (screen === null) return false;
  return references(screen).some(({ names, name }) => names === "link" && isSame(name, path));
}

/** Whether a link leads to a path. Parameters match any value. */
function isSame(target: string, path: string): boolean {
  const [one, other] = [target.split("/"), path.split("/")];
  if (one.length !== other.length) return false;
  return one.every((step, index) => {
    const there = other[index] ?? "";
    return step === there || step.startsWith(":") || there.startsWith(":");
  });
}
