import type { ComponentType } from "react";
import { Navigate, type RouteObject } from "react-router";

/** Returns a route's `lazy` function, which loads the page's code when the route is opened. */
function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return async () => ({ Component: (await load())[name] });
}

/** The login pages below `/login` (specification, part 1, section 2). */
export const signInRoutes: RouteObject = {
  path: "/login",
  lazy: page(() => import("./sign-in-area.tsx"), "SignInArea"),
  children: [
    { index: true, lazy: page(() => import("./login-page.tsx"), "LoginPage") },
    { path: "forgot", lazy: page(() => import("./forgot-page.tsx"), "ForgotPage") },
    { path: "reset/:code", lazy: page(() => import("./reset-page.tsx"), "ResetPage") },
    { path: "setup/:code", lazy: page(() => import("./setup-page.tsx"), "SetupPage") },
    { path: "2fa", lazy: page(() => import("./second-factor-page.tsx"), "SecondFactorPage") },
    { path: "*", element: <Navigate to="/not-found" replace /> },
  ],
};
