import { useDateTime } from "@portico/renderer/dates";
import { useDebounced } from "@portico/renderer/forms";
import { StatusBadge } from "@portico/ui";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { Link } from "react-router";
import { fetchJson } from "../../api/client.ts";
import { offlineMessages } from "../../messages/offline-applications.ts";
import { recordPath } from "../../records/record-address.ts";
import type { ApplicationValues } from "./form/application-values.ts";

const texts = offlineMessages.duplicates;
const pause = 500;
const phoneDigits = 10;

/** Applications that may be of the same person, while the user types. Nothing if there are none. */
export function Duplicates({ exceptId }: { exceptId?: string }) {
  const dateTime = useDateTime();
  const [firstName = "", lastName = "", dob = "", phone = ""] = useWatch<ApplicationValues>({
    name: ["firstName", "lastName", "dob", "phone"],
  }) as string[];
  const person = useDebounced(JSON.stringify({ firstName, lastName, dob, phone }), pause);
  const { data } = useQuery({
    queryKey: ["offlineApp.duplicates", person, exceptId],
    queryFn: ({ signal }) => fetchJson("offlineApp.duplicates", { body: bodyOf(person, exceptId), signal }),
    enabled: isSearchable(person),
    placeholderData: (previous) => previous,
    retry: false,
  });
  const found = isSearchable(person) ? (data?.data ?? []) : [];
  return (
    <div role="status" className="empty:hidden">
      {found.length > 0 && (
        <section
          aria-label={texts.title}
          className="grid gap-1.5 rounded-xl border border-warning-border bg-warning-surface px-4 py-3 text-table"
        >
          <h2 className="font-semibold">{texts.title}</h2>
          <ul className="grid gap-1">
            {found.map(({ id, fullName, status, createdDate, match }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
                <Link
                  to={recordPath({ kind: "application", id }) ?? ""}
                  target="_blank"
                  className="text-fg-link underline underline-offset-2"
                  aria-label={texts.open(fullName)}
                >
                  {fullName}
                </Link>
                <StatusBadge>{status}</StatusBadge>
                <span className="text-fg-muted">{dateTime(createdDate)}</span>
                <span className="text-fg-muted">{texts[match]}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly dob: string;
  readonly phone: string;
}

function isSearchable(json: string): boolean {
  const { firstName, lastName, dob, phone }: Person = JSON.parse(json);
  return [firstName, lastName, dob].every((part) => part.trim() !== "") || phone.length === phoneDigits;
}

function bodyOf(json: string, exceptId: string | undefined) {
  const entries = Object.entries(JSON.parse(json) as Person).filter(([, value]) => value !== "");
  return { ...Object.fromEntries(entries), ...(exceptId !== undefined && { exceptId }) };
}
