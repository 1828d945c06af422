"use client";

import { useEffect, useLayoutEffect } from "react";

/** `useLayoutEffect` in a browser; on a server, where layout effects only warn, the plain one. */
export const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;
