import "./strict-policy.ts";
import { createClient } from "@portico/renderer/client";
import { InBusinessTimeZone, type RendererHost, reactRouter, ScreenHost } from "@portico/renderer/host";
import { ListPage } from "@portico/renderer/list";
import { spanish } from "@portico/renderer/messages/es";
import { Button } from "@portico/ui/button";
import { brandScale } from "@portico/ui/format";
import { MessagesProvider } from "@portico/ui/messages";
import { NotificationProvider } from "@portico/ui/notification";
import "@portico/ui/styles.css";
import "@portico/renderer/styles.css";
import "./app.css";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, Navigate, NavLink, Outlet, RouterProvider } from "react-router";
import { allows, endpointsIn } from "./contract.ts";
import { names } from "./registry.ts";
import { schemasIn } from "./schemas.ts";
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
    initial: endpointsIn(t),
    services: names.services,
    names: async () => ({
      statusTypes: { visit: names.statusTypes.visit.id },
      ...{ noteEntities: {}, roles: names.roles },
    }),
    // An app with accounts has the session's token here, and opens its sign-in page when the session has ended.
    ...{ token: () => undefined, user: () => "staff", onUnauthorized: () => {}, onForbidden: () => {} },
    ...{ isInterrupted: () => false, whenResumed: async () => false },
    loadEndpoints: async () => ({}),
    loadSchemas: async () => schemasIn(t),
  }),
  session: { useRights: () => rights, isSignedIn: () => true, allows },
  router: reactRouter({ basePath: "" }),
  useSettings: () => settings,
  loadScreen: (id) => Promise.reject(new Error(`There is no screen "${id}".`)),
  ...(language === "es" && { messages: spanish }),
};

root.lang = language;
for (const [step, color] of Object.entries(brandScale(colors[brand])))
  root.style.setProperty(`--portico-brand-${step}`, color);

function remember(setting: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has cookieStore
  document.cookie = `${setting}; path=/; max-age=31536000; samesite=lax`;
  location.reload();
}

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
        <Button variant="ghost" onClick={() => remember(`language=${language === "es" ? "en" : "es"}`)}>
          {t.language}
        </Button>
        <Button variant="ghost" onClick={() => remember(`brand=${brand === "own" ? "partner" : "own"}`)}>
          {t.brand}
        </Button>
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
