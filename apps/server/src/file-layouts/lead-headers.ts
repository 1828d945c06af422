import type { LayoutColumn } from "@portico/contract";
import type { HeaderNames } from "../table-files/find-columns.ts";

/** Header names in lead files by column, most likely first. */
export const leadHeaders = {
  name: ["Name", "Full Name", "Contact Name", "Lead Name", "Contact"],
  firstName: ["First Name", "Given Name", "First"],
  middleName: ["Middle Name", "Middle Initial", "Middle"],
  lastName: ["Last Name", "Surname", "Family Name", "Last"],
  phone: [
    "Phone",
    "Phone Number",
    "Phone No",
    "Primary Phone",
    "Mobile Phone",
    "Cell Phone",
    "Home Phone",
    "Mobile",
    "Cell",
    "Telephone",
  ],
  dob: ["DOB", "Date of Birth", "Birth Date", "Birthday"],
  address: ["Address", "Street Address", "Address 1", "Address Line 1", "Street"],
  city: ["City"],
  state: ["State", "State Code"],
  zipCode: ["Zip", "Zip Code", "Postal Code"],
  plan: ["Plan", "Plan Name", "Current Plan"],
  disposition: ["Disposition", "Lead Status", "Status", "Call Result", "Outcome"],
  callBackDate: [
    "Callback Date",
    "Callback",
    "Callback On",
    "Next Call Date",
    "Next Call",
    "Follow Up Date",
    "Follow Up",
  ],
  callBackTime: ["Callback Time", "Next Call Time", "Follow Up Time"],
  agentName: ["Agent", "Agent Name", "Assigned To", "Assigned Agent"],
} as const satisfies HeaderNames<LayoutColumn<"leads">>;

/** A column of a lead file. */
export type LeadColumn = LayoutColumn<"leads">;

/** The columns of which a file must have at least one. */
export const nameColumns: readonly LeadColumn[] = ["name", "firstName", "lastName"];
