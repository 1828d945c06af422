import "@portico/ui/styles.css";
import type { ReactNode } from "react";

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <title>A Next.js consumer of @portico/ui</title>
        <link rel="icon" href="data:," />
        {children}
      </body>
    </html>
  );
}
