import "@portico/ui/styles.css";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { PolicyPage } from "./policy-page";

const container = document.getElementById("app");
if (!container) throw new Error("The page came without #app, so there is nothing to hydrate.");
hydrateRoot(
  container,
  <StrictMode>
    <PolicyPage />
  </StrictMode>,
);
