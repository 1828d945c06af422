import { Button, NameValueTable } from "@portico/ui";
import { Section } from "@portico/ui/layout";

export function SectionExample() {
  return (
    <Section title="Contact" description="As the carrier knows it" actions={<Button size="sm">Edit</Button>}>
      <NameValueTable
        items={[
          { name: "Phone", value: "(305) 555-0142" },
          { name: "Email", value: "ana.rivera@example.com" },
        ]}
      />
    </Section>
  );
}
