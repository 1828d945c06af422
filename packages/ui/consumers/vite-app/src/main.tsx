import "@portico/ui/styles.css";
import { NotificationProvider } from "@portico/ui/notification";
import { type ComponentType, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { EnrollmentPage } from "./enrollment/enrollment-page";
import { LeadsPage } from "./leads-page";
import { PaymentsPage } from "./payments/payments-page";
import { SamplePage } from "./sample/sample-page";

/** Pages other than the list, by the `page` in the address. */
const pages: Record<string, ComponentType> = {
  enrollment: EnrollmentPage,
  payments: PaymentsPage,
  sample: SamplePage,
};

const container = document.getElementById("app");
if (!container) throw new Error("index.html has no #app, so there is nowhere to draw the page.");
const Page = pages[new URLSearchParams(location.search).get("page") ?? ""] ?? LeadsPage;
createRoot(container).render(
  <StrictMode>
    <NotificationProvider>
      <Page />
    </NotificationProvider>
  </StrictMode>,
);
