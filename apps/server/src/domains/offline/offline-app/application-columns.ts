import { randomUUID } from "node:crypto";
import type { OfflineAppBody } from "@portico/contract/schemas/offline-app";
import type { Caller } from "../../../access/caller.ts";
import type { OfflineMember, offlineApplications } from "../../../db/schema/index.ts";
import { toStoredPhone } from "../../../db/stored-phone.ts";
import { Failure } from "../../../errors/failure.ts";
import type { Columns, Write } from "../../../feature/crud/crud.ts";

/** The columns of a submitted or changed application. Card and Social Security numbers are stored separately. */
export function applicationColumns({
  body,
  before,
  caller,
}: Write<typeof offlineApplications, OfflineAppBody>): Columns<typeof offlineApplications> {
  const {
    first_time_on_marketplace: isFirstTimeOnMarketplace,
    offlineAppMembers,
    ssn: _ssn,
    cardNumber: _cardNumber,
    cardExpDate: _cardExpDate,
    cardCvv: _cardCvv,
    cardFirstName: _cardFirstName,
    cardMiddleName: _cardMiddleName,
    cardLastName: _cardLastName,
    note: _note,
    draftId: _draftId,
    ...values
  } = body;
  const known = new Set(before?.offlineAppMembers.map(({ id }) => id));
  return {
    ...values,
    isFirstTimeOnMarketplace,
    middleName: body.middleName || null,
    phone: toStoredPhone(body.phone),
    county: body.county || null,
    residenceCardNumber: body.residenceCardNumber || null,
    employerName: body.employerName || null,
    employerPhone: body.employerPhone === undefined ? null : toStoredPhone(body.employerPhone),
    offlineAppMembers: offlineAppMembers.map((member) => memberOf(member, known)),
    createdByAgentId: before?.createdByAgentId ?? ownAgent(caller),
  };
}

/** A member to store. IDs that the application doesn't have are replaced. */
function memberOf(
  { ssn: _ssn, id, ...member }: OfflineAppBody["offlineAppMembers"][number],
  known: ReadonlySet<string>,
): OfflineMember {
  return {
    ...member,
    id: id !== undefined && known.has(id) ? id : randomUUID(),
    middleName: member.middleName || null,
    sex: member.sex ?? null,
    migratoryStatus: member.migratoryStatus ?? null,
    typeOfIncome: member.typeOfIncome ?? null,
    annualIncome: member.annualIncome ?? null,
    employerName: member.employerName || null,
    employerPhone: member.employerPhone === undefined ? null : toStoredPhone(member.employerPhone),
  };
}

/** @throws Failure 403 without an agent, because nobody would own the application */
function ownAgent({ agentId }: Caller): string {
  if (agentId !== null) return agentId;
  throw new Failure(
    403,
    "You can't submit applications because your account isn't linked to an agent. Ask a security administrator to link it.",
  );
}
