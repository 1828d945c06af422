import { type ReactNode, useLayoutEffect } from "react";
import { Frame } from "../frame/frame.tsx";
import { LoadingPage } from "../frame/loading-page.tsx";
import { LinkedQuote } from "../linked-quote/linked-quote.tsx";
import { NotFoundPage } from "../pages/not-found-page.tsx";
import { HouseholdStep } from "../questions/household-step.tsx";
import { NeedsStep } from "../questions/needs-step.tsx";
import { PeopleStep } from "../questions/people-step.tsx";
import { QuestionPage } from "../questions/question-page.tsx";
import { ZipStep } from "../questions/zip-step.tsx";
import { useStoredQuote } from "../quote/quote-store.ts";
import { toHousehold } from "../quote/to-household.ts";
import { ComparePage } from "../results/compare/compare-page.tsx";
import { PlansStep } from "../results/plan-list/plans-step.tsx";
import { NoSuchPlan } from "../results/plan-page/no-such-plan.tsx";
import { PlanPage } from "../results/plan-page/plan-page.tsx";
import type { ValidQuote } from "../results/with-quote.tsx";
import { pathOf, type Route } from "../routing/routes.ts";
import css from "../self-enroll.css?inline";
import { type Language, SiteContext } from "../site/site.ts";
import { en } from "../site/texts/en.ts";
import { es } from "../site/texts/es.ts";
import { sandboxResponses } from "./site-responses.fixtures.ts";

const { plan } = sandboxResponses;
const unpricedPlan = { ...plan, yearlyCost: null, doctors: [], drugs: [], isPriced: false };

export interface PageStoryProps {
  readonly page: Exclude<Route["page"], "plan"> | "plan" | "sharedPlan" | "unknownPlan" | "loading";
  /** @default "en" */
  readonly language?: Language;
}

/** A page of the quote tool as its visitors see it. */
export function PageStory({ page, language = "en" }: PageStoryProps) {
  return (
    <SiteStory route={routeOf(page)} language={language}>
      <LinkedQuote />
      <PageContent page={page} />
    </SiteStory>
  );
}

function routeOf(page: PageStoryProps["page"]): Route {
  switch (page) {
    case "plan":
    case "sharedPlan":
    case "unknownPlan":
      return { page: "plan", planId: plan.id };
    case "loading":
      return { page: "plans" };
    default:
      return { page };
  }
}

function PageContent({ page }: Pick<PageStoryProps, "page">) {
  switch (page) {
    case "zip":
      return <ZipStep />;
    case "people":
      return <QuestionPage step="people" Step={PeopleStep} />;
    case "household":
      return <QuestionPage step="household" Step={HouseholdStep} />;
    case "needs":
      return <QuestionPage step="needs" Step={NeedsStep} />;
    case "plans":
      return <WithStoredQuote render={(quote) => <PlansStep {...quote} />} />;
    case "compare":
      return <WithStoredQuote render={(quote) => <ComparePage {...quote} />} />;
    case "plan":
      return <PlanPage planId={plan.id} served={undefined} />;
    case "sharedPlan":
      return <PlanPage planId={plan.id} served={unpricedPlan} />;
    case "unknownPlan":
      return <NoSuchPlan />;
    case "loading":
      return <LoadingPage />;
    case "notFound":
      return <NotFoundPage />;
  }
}

interface SiteProps {
  readonly route: Route;
  readonly language: Language;
  readonly children: ReactNode;
}

/** A page of the site in its frame. The site's styles apply as long as it is shown. */
function SiteStory({ route, language, children }: SiteProps) {
  useLayoutEffect(() => {
    const style = document.createElement("style");
    style.textContent = css;
    document.head.append(style);
    return () => style.remove();
  }, []);
  const site = {
    language,
    languageQuery: "",
    brand: { id: "portico", name: "Portico", logoUrl: "", footer: "Portico, a licensed agency.", colors: "" },
    links: { callUs: "tel:+13055550100", emailUs: "mailto:help@example.com", privacy: "/privacy" },
    isSandbox: true,
    path: pathOf(route),
  };
  return (
    <SiteContext value={{ ...site, texts: language === "es" ? es : en }}>
      <div className="bg-surface-sunken">
        <Frame route={route}>{children}</Frame>
      </div>
    </SiteContext>
  );
}

function WithStoredQuote({ render }: { render: (quote: ValidQuote) => ReactNode }) {
  const quote = useStoredQuote();
  const household = quote && toHousehold(quote);
  return quote && household ? render({ quote, household }) : null;
}
