import type { ScreenPreferences } from "@portico/screens";
import { Button } from "@portico/ui";
import { Bookmark, ChevronDown } from "@portico/ui/icons";
import { Menu, type MenuItem } from "@portico/ui/menu";
import { useNotify } from "@portico/ui/notification";
import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { errorMessage } from "../client/error-message.ts";
import { useClient } from "../client/screen-client.ts";
import { serviceOf } from "../client/services.ts";
import type { PageFavoriteState } from "../host/renderer-host.ts";
import { useHost } from "../host/use-host.ts";
import { useLocation, useNavigate } from "../host/use-router.ts";
import { lazyPart } from "../lazy-part.tsx";
import type { ListContext, ListState } from "../list-state.ts";
import { usePageMessages } from "../messages/page.ts";
import { useViewMessages } from "../messages/views.ts";
import type { ChangeListState } from "../use-list-state.ts";
import { usePermitted } from "../use-permitted.ts";
import { declaredViews } from "./declared-views.ts";
import type { CurrentView } from "./use-current-view.ts";
import { useViews, viewsKey } from "./use-views.ts";
import { differsFromView, openView, viewOf } from "./view-state.ts";

const SaveViewDialog = lazyPart(async () => (await import("./save-view-dialog.tsx")).SaveViewDialog);
const ConfirmDialog = lazyPart(async () => (await import("@portico/ui/dialog")).ConfirmDialog);

export interface ViewsMenuProps {
  current: CurrentView;
  context: ListContext;
  state: ListState;
  change: ChangeListState;
}

type OpenDialog = "create" | "edit" | "remove";

/** Opens, saves and manages the views of a list. */
export function ViewsMenu({ current, context, state, change }: ViewsMenuProps) {
  const texts = useViewMessages();
  const pageTexts = usePageMessages();
  const { view, screenKey, own, preferences } = current;
  const [isWanted, setWanted] = useState(view !== undefined);
  const [dialog, setDialog] = useState<OpenDialog>();
  const { data, error } = useViews({ isEnabled: isWanted });
  const client = useClient();
  const service = serviceOf(client, "views");
  const queries = useQueryClient();
  const isPermitted = usePermitted();
  const notify = useNotify();
  const navigate = useNavigate();
  const now = viewOf(context, state, preferences.saved ?? emptyLayout);
  const content = { screenId: screenKey, ...now };
  const path = useLocation().pathname;
  const page = view
    ? { path: `${path}?view=${view.id}`, title: `${context.screen.title}: ${view.name}` }
    : { path, title: context.screen.title };
  const { PageFavorite } = useHost();
  const canBeFavorite = PageFavorite && !context.screen.path.includes(":");

  const canDelete =
    view &&
    (view.isOwn ||
      (view.role !== null && service.share !== undefined && isPermitted({ access: service.share })));

  const open = (opened: NonNullable<typeof data>[number]) => {
    const { state: next, removed } = openView(opened, context, pageTexts.openedView);
    change((before) => ({ ...before, ...next }));
    if (removed.length > 0)
      notify({
        tone: "warning",
        text: pageTexts.openedView.removedSettings(opened.name, removed.join(", ")),
      });
  };
  const setDefault = (viewId: string, isDefault: boolean) => {
    const saved = own.saved ?? emptyLayout;
    if (isDefault === (saved.defaultViewId === viewId)) return;
    const { defaultViewId: _, ...others } = saved;
    own.save(isDefault ? { ...others, defaultViewId: viewId } : others);
  };
  const report = (task: Promise<string>, failed: (reason: string) => string) =>
    void task.then(
      (text) => notify({ tone: "success", text }),
      (failure: unknown) => notify({ tone: "danger", text: failed(errorMessage(failure, pageTexts)) }),
    );
  const saveChanges = async (changed: NonNullable<typeof view>) => {
    const { name, role } = changed;
    await client.request(service.update, { params: { id: changed.id }, body: { ...content, name, role } });
    await queries.invalidateQueries({ queryKey: viewsKey });
    return texts.saved(name);
  };
  const remove = async (removed: NonNullable<typeof view>) => {
    await client.request(service.remove, { params: { id: removed.id } });
    setDefault(removed.id, false);
    change((before) => ({ ...before, view: undefined }), { replace: true });
    await queries.invalidateQueries({ queryKey: viewsKey });
    return texts.delete.done(removed.name);
  };
  const copyLink = () =>
    navigator.clipboard.writeText(window.location.origin + page.path).then(
      () => notify({ tone: "success", text: texts.copied }),
      () => notify({ tone: "danger", text: texts.copyFailed }),
    );

  const views = data?.filter(({ screenId }) => screenId === screenKey) ?? [];
  const declared = declaredViews({ context, state, change, saved: view, group: texts.declared });
  const choices = (group: string, isOwn: boolean): MenuItem[] =>
    views
      .filter((one) => one.isOwn === isOwn)
      .map((one) => ({
        id: one.id,
        label: one.name,
        isChecked: one.id === view?.id,
        group,
        onPress: () => open(one),
      }));
  const itemsWith = (favorite?: PageFavoriteState): (MenuItem | "separator")[] => [
    {
      id: "none",
      label: texts.none,
      isChecked: view === undefined && declared.shown === undefined,
      onPress: () => void navigate(path, { state: { filters: {} } }),
    },
    ...(data
      ? []
      : [
          {
            id: "loading",
            label: texts.button,
            disabledReason: error
              ? pageTexts.openedView.notLoaded(errorMessage(error, pageTexts))
              : texts.loading,
          },
        ]),
    ...declared.items,
    ...choices(texts.own, true),
    ...choices(texts.shared, false),
    "separator",
    ...(view?.isOwn
      ? [
          {
            id: "save",
            label: texts.saveChanges(view.name),
            disabledReason: differsFromView(view, now) ? undefined : texts.noChanges,
            onPress: () => report(saveChanges(view), texts.failed),
          },
        ]
      : []),
    { id: "create", label: texts.saveNew, onPress: () => setDialog("create") },
    ...(view?.isOwn ? [{ id: "edit", label: texts.edit, onPress: () => setDialog("edit") }] : []),
    ...(view
      ? [
          {
            id: "default",
            label: own.saved?.defaultViewId === view.id ? texts.removeDefault : texts.setDefault,
            onPress: () => setDefault(view.id, own.saved?.defaultViewId !== view.id),
          },
        ]
      : []),
    ...(view ? [{ id: "link", label: texts.copyLink, onPress: () => void copyLink() }] : []),
    ...(favorite
      ? [
          {
            id: "favorite",
            label: favorite.isFavorite ? texts.removeFavorite : texts.addFavorite,
            onPress: () => report(favorite.toggle(), texts.favoriteFailed),
          },
        ]
      : []),
    ...(view && canDelete
      ? [{ id: "remove", label: texts.remove, tone: "danger" as const, onPress: () => setDialog("remove") }]
      : []),
  ];
  const menu = (favorite?: PageFavoriteState) => (
    <Menu
      data-print="hidden"
      onPointerEnter={() => setWanted(true)}
      onFocus={() => setWanted(true)}
      trigger={
        <Button variant="ghost" size="sm" icon={<Bookmark size={16} aria-hidden="true" />}>
          <span className="page:max-w-48 page:truncate">{view?.name ?? declared.shown ?? texts.button}</span>
          <ChevronDown size={14} aria-hidden="true" />
        </Button>
      }
      items={itemsWith(favorite)}
    />
  );
  return (
    <>
      {canBeFavorite ? (
        <PageFavorite page={page} isEnabled={isWanted}>
          {menu}
        </PageFavorite>
      ) : (
        menu()
      )}
      <Suspense>
        {dialog === "create" || dialog === "edit" ? (
          <SaveViewDialog
            view={dialog === "edit" ? view : undefined}
            content={content}
            isDefault={dialog === "edit" && own.saved?.defaultViewId === view?.id}
            onSaved={({ view: saved, isDefault }) => {
              setDefault(saved.id, isDefault);
              setDialog(undefined);
              if (saved.id !== view?.id)
                change((before) => ({ ...before, view: saved.id }), { replace: true });
            }}
            onClose={() => setDialog(undefined)}
          />
        ) : null}
        {dialog === "remove" && view && (
          <ConfirmDialog
            isOpen
            title={texts.delete.title(view.name)}
            description={view.role === null ? undefined : texts.delete.shared}
            confirmLabel={texts.delete.submit}
            tone="danger"
            onConfirm={() => {
              setDialog(undefined);
              report(remove(view), texts.deleteFailed);
            }}
            onCancel={() => setDialog(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

/** The layout of a screen that was never customized. */
const emptyLayout: ScreenPreferences = { screenVersion: "", order: [], hidden: [], widths: {} };
