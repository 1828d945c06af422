import "@portico/ui/styles.css";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { PolicyPage } from "./policy-page";

const place = document.getElementById("app");
if (!place) throw new Error("The page came without #app, so there is nothing to hydrate.");
hydrateRoot(
  place,
  <StrictMode>
    <PolicyPage />
  </StrictMode>,
);
