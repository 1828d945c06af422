import { errorMessage } from "@portico/renderer/client";
import { DetailPage } from "@portico/renderer/detail-page";
import { Button, EmptyState, ErrorState } from "@portico/ui";
import { ArrowLeft } from "@portico/ui/icons";
import { Page } from "@portico/ui/layout";
import { type ReactNode, useContext } from "react";
import { useLocation, useNavigate, useRouteError } from "react-router";
import { screenEditorMessages } from "../../../../messages/screen-editor.ts";
import { DescribedListPage } from "../../custom-screen/described-list-page.tsx";
import { PreviewedScreen } from "./previewed-screen.ts";

const texts = screenEditorMessages.preview;

/** The list of the previewed screen. */
export function PreviewedList() {
  const screen = useContext(PreviewedScreen);
  return screen && <DescribedListPage key={screen.endpoints.list} screen={screen} />;
}

/** A row of the list. */
export function PreviewedDetail() {
  const screen = useContext(PreviewedScreen);
  if (!screen?.detail) return null;
  return (
    <WithBackButton>
      <Page hasPadding>
        <DetailPage screen={screen} detail={screen.detail} />
      </Page>
    </WithBackButton>
  );
}

/** Shown instead of any other page: the target of the link. */
export function PreviewedLinkOut() {
  const { pathname } = useLocation();
  return (
    <WithBackButton>
      <EmptyState title={texts.leavesScreen.title} hint={texts.leavesScreen.hint(pathname)} />
    </WithBackButton>
  );
}

/** Shown instead of a preview that crashed; the editor keeps working. */
export function PreviewCrash() {
  const error = useRouteError();
  const navigate = useNavigate();
  return (
    <ErrorState
      title={texts.crashed}
      message={errorMessage(error)}
      onRetry={() => void navigate("/", { replace: true })}
    />
  );
}

function WithBackButton({ children }: { children: ReactNode }) {
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
