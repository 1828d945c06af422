import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./api/client.ts";
import { App } from "./app/app.tsx";
import { showTheme } from "./shell/theme.ts";
import "./app.css";
import "@portico/renderer/styles.css";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root to draw the portal in.");

showTheme();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
