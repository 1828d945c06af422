import "@portico/ui/styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { LeadsPage } from "./leads-page";

const container = document.getElementById("app");
if (!container) throw new Error("index.html has no #app, so there is nowhere to draw the page.");
createRoot(container).render(
  <StrictMode>
    <LeadsPage />
  </StrictMode>,
);
