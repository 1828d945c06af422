import type { ComponentType } from "react";
import type { PageName } from "../screens/routes.ts";

/** The pages that are not lists. */
export type BuiltPageName = Exclude<PageName, "not-built">;

/** Loads the code of each page when it is opened. A list loads without this file, which grows with every page. */
export const pages: Readonly<Record<BuiltPageName, () => Promise<ComponentType>>> = {
  application: () => import("../pages/application-page.tsx").then((module) => module.ApplicationPage),
  "built-in-screen": () =>
    import("../screen-editor/built-in-screen-page.tsx").then((module) => module.BuiltInScreenPage),
  "custom-screen": () =>
    import("../custom-screen/custom-screen-page.tsx").then((module) => module.CustomScreenPage),
  customer: () => import("../pages/customer-page.tsx").then((module) => module.CustomerPage),
  dashboard: () => import("../dashboard/dashboard-page.tsx").then((module) => module.DashboardPage),
  error: () => import("../pages/error-page.tsx").then((module) => module.ErrorPage),
  marketing: () => import("../pages/marketing-page.tsx").then((module) => module.MarketingPage),
  "my-account": () =>
    import("../pages/my-account/my-account-page.tsx").then((module) => module.MyAccountPage),
  "new-application": () =>
    import("../offline-applications/new-application-page.tsx").then((module) => module.NewApplicationPage),
  "payment-slip": () => import("../payments/payment-slip-page.tsx").then((module) => module.PaymentSlipPage),
  reports: () => import("../reports/reports-page.tsx").then((module) => module.ReportsPage),
  "screen-editor": () =>
    import("../screen-editor/screen-editor-page.tsx").then((module) => module.ScreenEditorPage),
};
