import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { buildMeta } from "./build-meta.ts";
import { pageDocuments } from "./page-documents.ts";
import { plainImports } from "./plain-imports.ts";
import { checkedScreens } from "./portal-screens.ts";
import { preloadFont } from "./preload-font.ts";
import { startScript } from "./start-script.ts";

const server = `http://localhost:${process.env.SERVER_PORT ?? 4601}`;
const toServer = { target: server, changeOrigin: false };

/**
 * Files by use, because each round trip costs more than the bytes that a page doesn't need. The first list loads two:
 * third-party code, which stays in caches when the portal changes, and the portal's frame with the list page. A third
 * has what every list loads after its rows.
 */
const files = [
  {
    name: "vendor",
    // Mutations and infinite queries load with the pages that use them.
    test: /\/node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(?:react-query|query-core)|ky)\/(?!.*(?:node_modules|[iI]nfiniteQuery(?:Observer)?\.js|mutationObserver|useMutation))/,
    priority: 2,
  },
  {
    name: "portal",
    test: new RegExp(
      [
        "/portal/src/main\\.tsx$",
        "/renderer/src/(list/list|widgets/summary-widgets|actions/buttons/action-icons)\\.tsx$",
        "/portal/src/domains/accounts/session-watch/lazy-dialogs\\.ts$",
        "/renderer/src/unsaved/(leave-guard\\.tsx|lazy-leave-dialog\\.ts)$",
        // What every list has in common, and other pages have in common with lists.
        "/ui/dist/(empty-state|field(?!/field-group)|skeleton|status-badge|text-field)/|/ui/dist/icons/generated/check\\.js$",
      ].join("|"),
    ),
    priority: 1,
  },
  {
    name: "later",
    test: /\/(portal\/src\/(shell\/later-parts|favorites\/page-favorite|shortcuts\/detail-width)|renderer\/src\/(views\/views-menu|list\/footer-totals))\.tsx$/,
  },
  // What the dashboard has in common with forms, and with other pages.
  { name: "choices", test: /\/ui\/dist\/(combobox|select|roving)\// },
  {
    name: "page",
    test: /\/ui\/dist\/(layout|card|charts\/roving)|\/ui\/dist\/icons\/generated\/(arrow-right|printer)|renderer\/src\/client\/(not-loaded|save-file)|portal\/src\/scroll-region|escape-formula/,
  },
  { name: "icons", test: /\/ui\/dist\/icons\/generated\// },
  { name: "dashboard", test: /\/portal\/src\/domains\/policies\/dashboard\/dashboard-page\.tsx$/ },
];

export default defineConfig({
  plugins: [
    checkedScreens(),
    react(),
    tailwindcss(),
    startScript(),
    buildMeta(),
    preloadFont(),
    plainImports(),
    pageDocuments(),
  ],
  build: {
    target: "es2024",
    sourcemap: false,
    modulePreload: {
      polyfill: false,
      // The dependency lists of lazily loaded parts would add 3 kB to the first load, and more with every screen.
      resolveDependencies: (_name, files, { hostType }) => (hostType === "html" ? files : []),
    },
    assetsInlineLimit: 0,
    // Only two rarely opened pages have styles of their own, a few lines each.
    cssCodeSplit: false,
    rolldownOptions: {
      // No getter in the portal does more than return a value.
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: { groups: files },
        // The first load has the file names of all screens, and short hexadecimal hashes compress best.
        chunkFileNames: "assets/[name]-[hash:7].js",
        hashCharacters: "hex",
      },
    },
  },
  server: {
    port: Number(process.env.PORT ?? 4600),
    strictPort: true,
    proxy: {
      "/api": toServer,
      "/identity": toServer,
      "/healthz": toServer,
      // The public sites.
      "^/(self-enroll|sign)(/|\\?|$)": toServer,
    },
  },
});
