import type { ComponentType } from "react";
import type { PageName } from "../screens/routes.ts";

/** Loads the code of each page when it is opened. */
export const pages: Readonly<Record<PageName, () => Promise<ComponentType>>> = {
  application: () => import("../pages/application-page.tsx").then((module) => module.ApplicationPage),
  "built-in-screen": () =>
    import("../domains/screens/screen-editor/built-in-screen-page.tsx").then(
      (module) => module.BuiltInScreenPage,
    ),
  "custom-screen": () =>
    import("../domains/screens/custom-screen/custom-screen-page.tsx").then(
      (module) => module.CustomScreenPage,
    ),
  customer: () => import("../pages/customer-page.tsx").then((module) => module.CustomerPage),
  dashboard: () =>
    import("../domains/policies/dashboard/dashboard-page.tsx").then((module) => module.DashboardPage),
  error: () => import("../pages/error-page.tsx").then((module) => module.ErrorPage),
  marketing: () => import("../pages/marketing-page.tsx").then((module) => module.MarketingPage),
  "marketplace-application": () =>
    import("../domains/marketplace/application/application-details-page.tsx").then(
      (module) => module.ApplicationDetailsPage,
    ),
  "marketplace-enrollment": () =>
    import("../domains/marketplace/enrollment/enrollment-page.tsx").then((module) => module.EnrollmentPage),
  "marketplace-plan": () =>
    import("../domains/marketplace/plan/plan-page.tsx").then((module) => module.PlanPage),
  "marketplace-plans": () =>
    import("../domains/marketplace/plans/plan-search-page.tsx").then((module) => module.PlanSearchPage),
  "marketplace-redirect": () =>
    import("../domains/marketplace/return/redirect-page.tsx").then((module) => module.RedirectPage),
  "marketplace-return": () =>
    import("../domains/marketplace/return/return-page.tsx").then((module) => module.ReturnPage),
  "my-account": () =>
    import("../domains/accounts/my-account/my-account-page.tsx").then((module) => module.MyAccountPage),
  "new-application": () =>
    import("../domains/offline/new-application-page.tsx").then((module) => module.NewApplicationPage),
  "not-implemented": () =>
    import("../pages/not-implemented-page.tsx").then((module) => module.NotImplementedPage),
  "payment-slip": () =>
    import("../domains/payments/payment-slip-page.tsx").then((module) => module.PaymentSlipPage),
  person: () => import("../domains/people/person-page.tsx").then((module) => module.PersonPage),
  reports: () => import("../reports/reports-page.tsx").then((module) => module.ReportsPage),
  "screen-editor": () =>
    import("../domains/screens/screen-editor/screen-editor-page.tsx").then(
      (module) => module.ScreenEditorPage,
    ),
};
