import type { OfflineMember, offlineApplications } from "../../../db/schema/index.ts";
import { stableId } from "../../../db/stable-id.ts";
import type { DemoPerson, DemoRelative } from "../../../feature/demo-rows.ts";
import { entryId } from "../../../reference/seed.ts";
import { daysAfter } from "../../../synthetic/dates.ts";
import { type Colleague, historyOf } from "./demo-history.ts";

type Application = Pick<(typeof offlineApplications)["$inferSelect"], "id" | "carrierId" | "planSelected"> & {
  readonly monthlyPayment: number;
};

/** The application with the values of a person, who signed on the next day. */
export function ofApplicant<Row extends Application>(row: Row, person: DemoPerson, creator: Colleague) {
  const { firstName, lastName, dob, sex, phone, email, address, city, county, state, zipCode } = person;
  const { applicationId, policy, relatives, income, signed } = person;
  const code = applicationId || policy ? "SUB" : "ASG";
  const createdDate = daysAfter(signed, -1);
  const members = relatives.map((relative, index) => memberOf(relative, person, index));
  const application = {
    ...row,
    ...{ firstName, lastName, middleName: null, dob, sex, phone, email },
    ...{ address, city, county, state, zipCode },
    married: relatives.some(({ relation }) => relation === "spouse"),
    agentId: creator.agentId,
    createdByAgentId: creator.agentId,
    statusId: entryId("offlineStatus", code),
    marketplaceId: code === "SUB" ? (applicationId ?? String(4_000_000_000 + Number(phone.slice(-7)))) : null,
    annualIncome: income,
    annualHouseholdIncome: relatives.reduce((sum, each) => sum + each.income, income),
    totalMembers: members.length + 1,
    applyingForCoverage: members.length + 1,
    offlineAppMembers: members,
    carrierId: policy?.carrierId ?? row.carrierId,
    planSelected: policy?.plan ?? row.planSelected,
    monthlyPayment: policy?.memberResponsibility ?? row.monthlyPayment,
    createdBy: creator.userId,
    createdDate,
    updatedBy: creator.userId,
    updatedDate: createdDate,
  };
  return { row: application, history: historyOf(application, { creator, assignee: creator }) };
}

function memberOf(
  { relation, firstName, dob, sex, income }: DemoRelative,
  { phone, lastName }: DemoPerson,
  index: number,
): OfflineMember {
  const isSpouse = relation === "spouse";
  return {
    id: stableId("household member", phone, String(index)),
    relation,
    ...{ firstName, middleName: null, lastName, dob, sex },
    migratoryStatus: "citizen",
    typeOfIncome: isSpouse ? "employed" : null,
    annualIncome: isSpouse ? income : null,
    employerName: isSpouse ? "Bayside Clinic" : null,
    employerPhone: null,
    apply: true,
  };
}
