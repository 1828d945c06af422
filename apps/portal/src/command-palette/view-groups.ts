import type { SavedView } from "@portico/screens";
import type { Command, CommandGroup } from "@portico/ui/command-palette";
import { paletteMessages } from "../messages/command-palette.ts";
import type { ViewableScreen } from "../routing/viewable-screens.ts";

const { groups: labels } = paletteMessages;

/** Returns the groups with the saved views of the open screen, and of the other screens that the user may open. */
export function viewGroups(
  views: readonly SavedView[],
  screens: readonly ViewableScreen[],
  { pathname, goTo }: { pathname: string; goTo: (href: string) => () => void },
): { readonly current: CommandGroup; readonly others: CommandGroup } {
  const found = views.flatMap((view) => {
    const screen = screens.find(({ key }) => key === view.screenId);
    return screen ? [{ view, screen }] : [];
  });
  const commandsOf = (isCurrent: boolean): Command[] =>
    found
      .filter(({ screen }) => (screen.href === pathname) === isCurrent)
      .map(({ view, screen }) => ({
        id: `view:${view.id}`,
        label: view.name,
        ...(!isCurrent && { description: screen.title }),
        keywords: [screen.title],
        onPress: goTo(`${screen.href}?view=${view.id}`),
      }));
  return {
    current: { id: "current-views", label: labels.currentViews, commands: commandsOf(true) },
    others: { id: "views", label: labels.views, commands: commandsOf(false) },
  };
}
