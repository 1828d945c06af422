import { Frame } from "./frame/frame.tsx";
import { LinkedQuote } from "./linked-quote/linked-quote.tsx";
import { NotFoundPage } from "./pages/not-found-page.tsx";
import { ResultPage } from "./pages/result-page.tsx";
import { HouseholdStep } from "./questions/household-step.tsx";
import { NeedsStep } from "./questions/needs-step.tsx";
import { PeopleStep } from "./questions/people-step.tsx";
import { QuestionPage } from "./questions/question-page.tsx";
import { ZipStep } from "./questions/zip-step.tsx";
import { usePath } from "./routing/navigation.ts";
import { type Route, routeOf } from "./routing/routes.ts";
import { type ServedPlan, SiteContext, type SiteProps } from "./site/site.ts";
import type { Texts } from "./site/texts/en.ts";

interface Props {
  readonly site: SiteProps;
  readonly texts: Texts;
  /** The plan of a plan page that the server rendered. */
  readonly plan?: ServedPlan | undefined;
}

/** The quote tool. */
export function App({ site, texts, plan }: Props) {
  const path = usePath(site.path);
  const route = routeOf(path);
  return (
    <SiteContext value={{ ...site, texts }}>
      <Frame route={route}>
        <LinkedQuote />
        <CurrentPage key={path} route={route} plan={plan} />
      </Frame>
    </SiteContext>
  );
}

function CurrentPage({ route, plan }: { route: Route; plan: ServedPlan | undefined }) {
  switch (route.page) {
    case "zip":
      return <ZipStep />;
    case "people":
      return <QuestionPage step="people" Step={PeopleStep} />;
    case "household":
      return <QuestionPage step="household" Step={HouseholdStep} />;
    case "needs":
      return <QuestionPage step="needs" Step={NeedsStep} />;
    case "notFound":
      return <NotFoundPage />;
    case "plan":
      return <ResultPage route={route} plan={plan} />;
    default:
      return <ResultPage route={{ page: route.page }} plan={undefined} />;
  }
}
