"use client";

import { useEffect, useLayoutEffect } from "react";

/** `useLayoutEffect` in a browser, `useEffect` on a server, where layout effects only warn. */
export const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;
