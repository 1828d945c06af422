import "@portico/ui/styles.unlayered.css";
import "./styles.css";
import { hydrateRoot } from "react-dom/client";
import { Page } from "./page";

const container = document.getElementById("app");
if (!container) throw new Error("The page came without #app, so there is nothing to hydrate.");
hydrateRoot(container, <Page name={container.dataset.page} />);
