import "@portico/ui/styles.css";
import { NotificationProvider } from "@portico/ui/notification";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { EnrollmentPage } from "./enrollment/enrollment-page";
import { LeadsPage } from "./leads-page";

const container = document.getElementById("app");
if (!container) throw new Error("index.html has no #app, so there is nowhere to draw the page.");
const isEnrollment = new URLSearchParams(location.search).get("page") === "enrollment";
createRoot(container).render(
  <StrictMode>
    <NotificationProvider>{isEnrollment ? <EnrollmentPage /> : <LeadsPage />}</NotificationProvider>
  </StrictMode>,
);
