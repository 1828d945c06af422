import { describe, expect, it } from "vitest";
import { findColumns } from "../table-files/find-columns.ts";
import { headerOfLayout } from "./header-of-layout.ts";

describe("the columns of a carrier's file", () => {
  const layouts = {
    Ambetter:
      "Broker Name,Broker NPN,Policy Number,Plan Name,Insured First Name,Insured Last Name,Broker Effective Date,Broker Term Date,Policy Effective Date,Policy Term Date,Paid Through Date,Member Responsibility,Monthly Premium Amount,County,State,On/Off Exchange,Exchange Subscriber ID,Member Phone Number,Member Email,Member Date Of Birth,Eligible for Commission,Number of Members,Payable Agent",
    Molina:
      "HIX_ID,Member_First_Name,Member_Last_Name,dob,Gender,Broker_NPN,Effective_date,End_Date,Paid_Through_Date,Member_Premium,Total_Premium,Status,Member_Count,Address1,City,State,Zip",
    Aetna:
      "Issuer Assigned ID,Exchange Assigned ID,First Name,Last Name,Date of Birth,Broker Name,Paid Through Date,Plan ID,Policy Status",
    HealthSherpa:
      "ffm_app_id,ffm_subscriber_id,policy_status,policy_aor,issuer,plan_hios_id,gross_premium,net_premium,effective_date,expiration_date",
  };
  const columnsOf = (header: string, further = {}) => {
    const { headerNames, required } = headerOfLayout("policies", undefined, further);
    const found = findColumns(header.split(","), headerNames, required);
    if ("problem" in found) return found.problem;
    return Object.fromEntries([...found.found].map(([column, { header: name }]) => [column, name]));
  };

  it("are found in the layouts that carriers use", () => {
    expect(columnsOf(layouts.Ambetter)).toMatchObject({
      policyNumber: "Policy Number",
      agentNpn: "Broker NPN",
      brokerTerminationDate: "Broker Term Date",
      terminationDate: "Policy Term Date",
      memberResponsibility: "Member Responsibility",
      premium: "Monthly Premium Amount",
    });
    expect(columnsOf(layouts.Molina)).toMatchObject({
      policyNumber: "HIX_ID",
      firstName: "Member_First_Name",
      terminationDate: "End_Date",
      memberResponsibility: "Member_Premium",
      premium: "Total_Premium",
      address: "Address1",
      zipCode: "Zip",
    });
    expect(columnsOf(layouts.Aetna)).toMatchObject({ policyNumber: "Issuer Assigned ID", planId: "Plan ID" });
    expect(columnsOf(layouts.HealthSherpa)).toMatchObject({
      policyNumber: "ffm_subscriber_id",
      carrier: "issuer",
      agentName: "policy_aor",
      terminationDate: "expiration_date",
    });
  });

  it("are found under names that are configured", () => {
    expect(columnsOf("Contract No.,State")).toBe(
      'The column "Policy Number" is missing from the header row.',
    );
    expect(columnsOf("Contract No.,State", { policyNumber: ["contract no"] })).toEqual({
      policyNumber: "Contract No.",
      state: "State",
    });
  });

  it("are rejected if a column appears twice", () => {
    expect(columnsOf("Policy Number,policy_number")).toBe('The column "Policy Number" appears twice.');
  });
});
