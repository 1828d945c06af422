import "@portico/ui/styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { LeadsPage } from "./leads-page";

const place = document.getElementById("app");
if (!place) throw new Error("index.html has no #app, so there is nowhere to draw the page.");
createRoot(place).render(
  <StrictMode>
    <LeadsPage />
  </StrictMode>,
);
