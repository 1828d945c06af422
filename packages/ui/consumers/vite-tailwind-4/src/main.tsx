import "./styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { SamplePage } from "./sample/sample-page";

const container = document.getElementById("app");
if (!container) throw new Error("index.html has no #app, so there is nowhere to draw the page.");
createRoot(container).render(
  <StrictMode>
    <SamplePage hostClasses={{ button: "rounded-none bg-[#333] px-10 text-2xl", field: "mt-10 max-w-60" }} />
  </StrictMode>,
);
