import { consentRequestDays } from "@portico/contract/features/offline/consents.schemas";
import { consentVersion } from "@portico/public/sign";
import { entryId } from "../../../reference/seed.ts";
import { at } from "./in-turn.ts";

interface Applicant {
  readonly id: string;
  readonly statusId: string;
  readonly phone: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: "en" | "es";
  readonly createdBy: string;
  readonly createdDate: Date;
}

/** Agreed, declined, expired or not asked, in turn. Nobody is enrolled who declined. */
export function consentOf(
  { id, statusId, phone, firstName, lastName, language, createdDate, createdBy }: Applicant,
  index: number,
) {
  const isSubmitted = statusId === entryId("offlineStatus", "SUB");
  const kinds = [
    "agreed",
    "none",
    "agreed",
    isSubmitted ? "agreed" : "declined",
    "expired",
    "agreed",
  ] as const;
  const kind = at(kinds, index);
  if (kind === "none") return [];
  const minute = 60_000;
  const request = {
    applicationId: id,
    sentBy: createdBy,
    sentDate: new Date(createdDate.getTime() + 5 * minute),
    phone,
    expiresDate: new Date(createdDate.getTime() + consentRequestDays * 24 * 60 * minute),
  };
  if (kind === "expired") return [{ ...request, expiresDate: new Date(createdDate.getTime() + 6 * minute) }];
  return [
    {
      ...request,
      attempts: 1,
      answer: kind,
      answeredDate: new Date(createdDate.getTime() + 20 * minute),
      textVersion: consentVersion,
      language,
      fullName: `${firstName} ${lastName}`,
      ipAddress: "203.0.113.25",
      userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1",
    },
  ];
}
