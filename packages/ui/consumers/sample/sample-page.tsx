"use client";

import { Button } from "@portico/ui/button";
import { TextField } from "@portico/ui/forms";
import { NotificationProvider } from "@portico/ui/notification";
import { ApplicationForm } from "./application-form";
import { PolicyList } from "./policy-list";
import "./sample.css";
import { SalesChart } from "./sales-chart";

export interface SamplePageProps {
  /** Classes of the host for a button and a field of the package. @default neither is shown */
  hostClasses?: { readonly button: string; readonly field: string } | undefined;
}

/** A list, a form and a chart, as every host shows them. */
export function SamplePage({ hostClasses }: SamplePageProps) {
  return (
    <NotificationProvider>
      <main className="sample">
        <section aria-label="List">
          <PolicyList />
        </section>
        <section aria-label="Application">
          <ApplicationForm />
        </section>
        <section aria-label="Chart">
          <SalesChart />
        </section>
        {hostClasses && (
          <section aria-label="Classes of the host">
            <Button className={hostClasses.button}>Export</Button>
            <TextField label="Note" className={hostClasses.field} />
          </section>
        )}
      </main>
    </NotificationProvider>
  );
}
