import type { NextConfig } from "next";

const config: NextConfig = {
  // The badge of `next dev` would be in the way of clicks.
  devIndicators: false,
  cacheComponents: true,
  partialPrefetching: true,
};

export default config;
