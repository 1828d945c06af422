import { offlineAppLabels } from "@portico/contract";
import { Card, Link } from "@portico/ui/display";
import { formatDate } from "@portico/ui/format";
import { Link as RouterLink } from "react-router";
import { AmountTable } from "../../amount-table/amount-table.tsx";
import { peopleMessages } from "../../messages/people.ts";
import { personPath } from "../../records/record-address.ts";
import type { Person } from "./use-person.ts";

const texts = peopleMessages.household;
const relations: Readonly<Record<string, string>> = offlineAppLabels.relation;

/** The people on the person's applications. */
export function HouseholdCard({ person: { household } }: { person: Person }) {
  if (household.length === 0) return null;
  return (
    <Card title={texts.title}>
      <AmountTable
        title={texts.title}
        isTitleHidden
        columns={[
          { label: texts.columns.name },
          { label: texts.columns.relation },
          { label: texts.columns.born },
        ]}
        rows={household.map(({ id, name, relation, dob }) => [
          id === null ? name : <PersonLink key="name" id={id} name={name} />,
          id === null ? texts.self : relation === null ? "" : (relations[relation] ?? relation),
          formatDate(dob),
        ])}
      />
    </Card>
  );
}

/** A link to a person's page. */
export function PersonLink({ id, name }: { id: string; name: string }) {
  return (
    <Link asChild>
      <RouterLink to={personPath(id)}>{name}</RouterLink>
    </Link>
  );
}
