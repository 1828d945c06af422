import { Button, EmptyState } from "@portico/ui";
import { ArrowLeft } from "@portico/ui/icons";
import { type ReactNode, useContext } from "react";
import { useLocation, useNavigate } from "react-router";
import { screenEditorMessages } from "../../messages/screen-editor.ts";
import { DetailPage } from "../../renderer/detail/detail-page.tsx";
import { ListPage } from "../../renderer/list/list-page.tsx";
import { PreviewedScreen } from "./previewed-screen.ts";

const texts = screenEditorMessages.preview;

/** The list of the screen that is previewed. */
export function PreviewedList() {
  const screen = useContext(PreviewedScreen);
  return screen && <ListPage key={screen.endpoints.list} screen={screen} />;
}

/** A row of it. */
export function PreviewedDetail() {
  const screen = useContext(PreviewedScreen);
  if (!screen?.detail) return null;
  return (
    <WithWayBack>
      <DetailPage screen={screen} detail={screen.detail} />
    </WithWayBack>
  );
}

/** Shown instead of any other page: the target of the link. */
export function PreviewedLinkOut() {
  const { pathname } = useLocation();
  return (
    <WithWayBack>
      <EmptyState title={texts.leavesScreen.title} hint={texts.leavesScreen.hint(pathname)} />
    </WithWayBack>
  );
}

function WithWayBack({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <>
      <div className="px-4 pt-3">
        <Button
          size="sm"
          icon={<ArrowLeft size={16} aria-hidden="true" />}
          onClick={() => void navigate("/")}
        >
          {texts.back}
        </Button>
      </div>
      {children}
    </>
  );
}
