import { allows, personAccess } from "@portico/contract";
import { buttonStyles } from "@portico/ui";
import { CircleUserRound } from "@portico/ui/icons";
import { Link } from "react-router";
import { personLinkMessages as texts } from "../../messages/person-link.ts";
import { personPath } from "../../records/record-address.ts";
import { useSession } from "../../session/session.ts";

/** A link from a record to the page of its person. */
export function PersonOfRecord({ id }: { id: string }) {
  const user = useSession();
  if (!allows(personAccess, user)) return null;
  return (
    <Link to={personPath(id)} title={texts.hint} className={buttonStyles({ variant: "ghost", size: "sm" })}>
      <CircleUserRound size={16} aria-hidden="true" />
      {texts.open}
    </Link>
  );
}
