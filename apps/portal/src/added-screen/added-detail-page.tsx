import { Link } from "react-router";
import { addedScreenMessages } from "../messages/custom-screens.ts";
import { MessagePage } from "../pages/message-page.tsx";
import { DetailPage } from "../renderer/detail-page.tsx";
import { AddedScreenFrame } from "./added-screen-frame.tsx";

const texts = addedScreenMessages.noPage;

/** The page of one row of a screen that administrators added. */
export function AddedDetailPage() {
  return (
    <AddedScreenFrame>
      {({ screen, version }) =>
        screen.detail?.path === undefined ? (
          <MessagePage
            title={texts.title}
            text={texts.text}
            action={
              <Link to={`/portal/${screen.path}`} className="text-fg-link underline underline-offset-2">
                {texts.back}
              </Link>
            }
          />
        ) : (
          <DetailPage key={`${screen.id}/${version}`} screen={screen} detail={screen.detail} />
        )
      }
    </AddedScreenFrame>
  );
}
