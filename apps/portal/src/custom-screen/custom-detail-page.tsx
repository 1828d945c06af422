import { Link } from "react-router";
import { customScreenMessages } from "../messages/custom-screens.ts";
import { MessagePage } from "../pages/message-page.tsx";
import { DetailPage } from "../renderer/detail/detail-page.tsx";
import { CustomScreenFrame } from "./custom-screen-frame.tsx";

const texts = customScreenMessages.noPage;

/** The page of one row of a screen that administrators added. */
export function CustomDetailPage() {
  return (
    <CustomScreenFrame>
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
    </CustomScreenFrame>
  );
}
