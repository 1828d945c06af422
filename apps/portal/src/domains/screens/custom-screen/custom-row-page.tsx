import type { ListScreen, ScreenDetail } from "@portico/portal-config";
import { useDateOptions } from "@portico/renderer/dates";
import { DetailPage } from "@portico/renderer/detail-page";
import { detailName, useDetailResponse } from "@portico/renderer/parts";
import { Page } from "@portico/ui/layout";
import { Link, useParams } from "react-router";
import { client } from "../../../api/client.ts";
import { customScreenMessages } from "../../../messages/custom-screens.ts";
import { MessagePage } from "../../../pages/message-page.tsx";
import { useOpenPageTitle } from "../../../routing/use-open-page-title.ts";

const texts = customScreenMessages.noPage;

export interface CustomRowPageProps {
  screen: ListScreen;
}

/** The page of one row of a custom screen. */
export function CustomRowPage({ screen }: CustomRowPageProps) {
  const { detail, path } = screen;
  if (detail?.path !== undefined) return <NamedDetailPage screen={screen} detail={detail} />;
  return (
    <MessagePage
      title={texts.title}
      text={texts.text}
      action={
        <Link to={`/portal/${path}`} className="text-fg-link underline underline-offset-2">
          {texts.back}
        </Link>
      }
    />
  );
}

/** The breadcrumbs show the name of the row. */
function NamedDetailPage({ screen, detail }: CustomRowPageProps & { detail: ScreenDetail }) {
  const { id = "" } = useParams();
  const { data } = useDetailResponse(detail, id);
  const dateOptions = useDateOptions();
  useOpenPageTitle(`/portal/${screen.path}/${id}`, data && detailName(client, detail, data, dateOptions));
  return (
    <Page hasPadding>
      <DetailPage screen={screen} detail={detail} />
    </Page>
  );
}
