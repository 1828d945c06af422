import { Button } from "@portico/ui";
import { Alert, PageHeader } from "@portico/ui/display";
import { Page, Section } from "@portico/ui/layout";

export function PageExample() {
  return (
    <Page width="sm">
      <PageHeader title="Commissions" level={2} actions={<Button>Export</Button>} />
      <Alert>Statements of June arrive on July 15.</Alert>
      <Section title="Statements" level={3}>
        No statements yet.
      </Section>
    </Page>
  );
}
