import "./strict-policy.ts";
import { createClient } from "@portico/renderer/client";
import { InBusinessTimeZone, type RendererHost, reactRouter, ScreenHost } from "@portico/renderer/host";
import { ListPage } from "@portico/renderer/list";
import { spanish } from "@portico/renderer/messages/es";
import { brandScale } from "@portico/ui/format";
import { MessagesProvider } from "@portico/ui/messages";
import { NotificationProvider } from "@portico/ui/notification";
import "@portico/ui/styles.css";
import "@portico/renderer/styles.css";
import "./app.css";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, Navigate, NavLink, Outlet, RouterProvider } from "react-router";
import { allows, createEndpoints } from "./contract.ts";
import { screenNames } from "./registry.ts";
import { createSchemas } from "./schemas.ts";
import { clientsScreen } from "./screens/clients.ts";
import { visitsScreen } from "./screens/visits.ts";
import { type Language, texts } from "./texts.ts";

const { cookie, documentElement: root } = document;
const language: Language = cookie.includes("language=es") ? "es" : "en";
const brand = cookie.includes("brand=partner") ? "partner" : "own";
const colors = { own: "#0f67c8", partner: "#7c3aed" };
const rights = { roles: ["staff"], claims: [] };
const settings = {};
const t = texts[language];
const screens = [clientsScreen(t), visitsScreen(t)];

const host: RendererHost = {
  client: createClient({
    initial: createEndpoints(t),
    services: screenNames.services,
    names: async () => ({
      statusTypes: { visit: screenNames.statusTypes.visit.id },
      noteEntities: {},
      roles: screenNames.roles,
    }),
    // This app has no accounts. With accounts, return the session's token, and open the sign-in page on a 401.
    token: () => undefined,
    user: () => "staff",
    onUnauthorized: () => {},
    onForbidden: () => {},
    isInterrupted: () => false,
    whenResumed: async () => false,
    loadEndpoints: async () => ({}),
    loadSchemas: async () => createSchemas(t),
  }),
  session: { useRights: () => rights, isSignedIn: () => true, allows },
  router: reactRouter({ basePath: "" }),
  useSettings: () => settings,
  loadScreen: (id) => Promise.reject(new Error(`There is no screen "${id}".`)),
  ...(language === "es" && { messages: spanish }),
};

root.lang = language;
root.dataset.theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
for (const [step, color] of Object.entries(brandScale(colors[brand])))
  root.style.setProperty(`--portico-brand-${step}`, color);

function Layout() {
  return (
    <InBusinessTimeZone>
      <header>
        <strong>{brand === "own" ? "Bright Dental" : "Smile Partners"}</strong>
        {screens.map(({ path, title }) => (
          <NavLink key={path} to={`/${path}`}>
            {title}
          </NavLink>
        ))}
        <a href={`/settings?language=${language === "es" ? "en" : "es"}`}>{t.otherLanguage}</a>
        <a href={`/settings?brand=${brand === "own" ? "partner" : "own"}`}>{t.otherBrand}</a>
      </header>
      <main>
        <Outlet />
      </main>
    </InBusinessTimeZone>
  );
}

const router = createBrowserRouter([
  {
    element: <Layout />,
    children: [
      ...screens.map((screen) => ({ path: screen.path, element: <ListPage screen={screen} /> })),
      { path: "*", element: <Navigate to="/clients" replace /> },
    ],
  },
]);

createRoot(document.getElementById("app") as HTMLElement).render(
  <QueryClientProvider client={new QueryClient()}>
    <MessagesProvider language={language}>
      <NotificationProvider>
        <ScreenHost host={host}>
          <RouterProvider router={router} />
        </ScreenHost>
      </NotificationProvider>
    </MessagesProvider>
  </QueryClientProvider>,
);
