import type { customParts } from "@portico/portal-config";
import type { CustomWidgetLoader } from "@portico/renderer/host";

/** The portal's custom widgets. */
export const customWidgets = {
  applicationsPerDay: () =>
    import("../domains/offline/applications-per-day.tsx").then((module) => module.ApplicationsPerDay),
  builtInScreens: () => import("./built-in-screens.tsx").then((module) => module.BuiltInScreens),
  paymentSummaries: () =>
    import("../domains/payments/payment-summaries.tsx").then((module) => module.PaymentSummaries),
} satisfies Record<Exclude<(typeof customParts)["widget"][number], "legend" | "live">, CustomWidgetLoader>;
