import { stableId } from "../db/stable-id.ts";
import { firstDay, monthOf } from "../synthetic/dates.ts";
import { addDays } from "../time/days.ts";
import type { StateCode } from "./home-locations.ts";

/** A carrier of the demo data. */
export interface DemoCarrier {
  readonly name: string;
  /** Its market share by state. */
  readonly shares: Readonly<Partial<Record<StateCode, number>>>;
  /** Commission in dollars per member per month. */
  readonly rate: number;
  readonly plans: readonly string[];
  /** Formats a policy number from a serial number, 0–9,999,999. */
  readonly policyNumber: (serial: number) => string;
  /** How many months ago it left the market. Only invented carriers do. */
  readonly leftMonthsAgo?: number;
}

/** The carrier's ID, the same as in the reference data. */
export function demoCarrierId({ name }: DemoCarrier): string {
  return stableId("carrier", name);
}

/** The last day on which a former carrier sold plans. */
export function marketExitOf({ leftMonthsAgo }: DemoCarrier, today: string): string | null {
  return leftMonthsAgo === undefined ? null : addDays(firstDay(monthOf(today) - leftMonthsAgo), -1);
}

const digits = (serial: number, length: number) => String(serial).padStart(length, "0");

export const demoCarriers: readonly DemoCarrier[] = [
  {
    name: "Florida Blue",
    shares: { FL: 27 },
    rate: 24.5,
    plans: [
      "BlueOptions Silver 1443 ($0 Virtual Visits / $20 PCP / Rewards)",
      "BlueSelect Bronze 24H01-12 HSA",
      "myBlue Silver 2216",
      "BlueCare Gold 1871",
      "BlueOptions Platinum 1418",
    ],
    policyNumber: (serial) => `H${digits(serial, 8)}`,
  },
  {
    name: "Ambetter from Sunshine Health",
    shares: { FL: 22 },
    rate: 21,
    plans: [
      "Complete Gold",
      "Focused Silver",
      "Everyday Bronze + Vision + Adult Dental",
      "Elite Silver CMS Standard",
      "Premier Silver Value with $0 Unlimited Telehealth",
    ],
    policyNumber: (serial) => `U9${digits(serial, 7)}01`,
  },
  {
    name: "Ambetter from Superior HealthPlan",
    shares: { TX: 24 },
    rate: 20,
    plans: [
      "Clear Silver",
      "Complete Gold",
      "Everyday Bronze",
      "Focused Silver + Vision + Adult Dental Benefits",
    ],
    policyNumber: (serial) => `U7${digits(serial, 7)}01`,
  },
  {
    name: "Blue Cross and Blue Shield of Texas",
    shares: { TX: 23 },
    rate: 23.5,
    plans: [
      "Blue Advantage Plus Silver 405",
      "MyBlue Health Bronze 402",
      "Blue Advantage Gold HMO 206 - Three $0 PCP Visits",
      "MyBlue Health Silver 403",
    ],
    policyNumber: (serial) => `ZGP${digits(serial, 9)}`,
  },
  {
    name: "Oscar Health",
    shares: { FL: 15, TX: 12 },
    rate: 22,
    plans: [
      "Silver Simple PCP Saver",
      "Bronze Classic Standard",
      "Gold Elite with $0 Deductible and Diabetes Care",
      "Secure (Catastrophic)",
    ],
    policyNumber: (serial) => `OSC${digits(serial, 8)}-01`,
  },
  {
    name: "Molina Healthcare",
    shares: { FL: 9, TX: 13 },
    rate: 19.5,
    plans: [
      "Silver 1 HMO",
      "Silver 12 150",
      "Bronze 8 HMO",
      "Gold 7 with First 4 PCP Visits Free and Vision",
    ],
    policyNumber: (serial) => digits(40_000_000 + serial, 10),
  },
  {
    name: "UnitedHealthcare",
    shares: { FL: 9, TX: 11 },
    rate: 20.75,
    plans: [
      "UHC Silver Value+ ($0 Virtual Urgent Care, Dental + Vision)",
      "UHC Bronze Essential",
      "UHC Gold Advantage",
      "UHC Silver Copay Focus",
    ],
    policyNumber: (serial) => `${digits(910_000_000 + serial, 9)}00`,
  },
  {
    name: "Aetna CVS Health",
    shares: { FL: 6, TX: 5 },
    rate: 21.5,
    plans: ["Silver 5: MinuteClinic + CVS Virtual Primary Care", "Bronze S", "Gold S Limited Network"],
    policyNumber: (serial) => `W${digits(260_000_000 + serial, 9)}`,
  },
  {
    name: "Cigna Healthcare",
    shares: { FL: 5, TX: 5 },
    rate: 20,
    plans: ["Connect Silver 4000 Indiv Med Deductible", "Connect Bronze 8500", "Connect Gold CMS Standard"],
    policyNumber: (serial) => `${digits(serial, 9)} 01`,
  },
  {
    name: "AvMed",
    shares: { FL: 4 },
    rate: 19,
    plans: ["Entrust Silver 630", "Entrust Bronze 602 with Pediatric Dental", "Entrust Gold 125"],
    policyNumber: (serial) => `A${digits(serial, 8)}00`,
  },
  {
    name: "Community Health Choice",
    shares: { TX: 7 },
    rate: 18,
    plans: [
      "Community Premier Silver 018",
      "Community Select Bronze 038",
      "Community Premier Gold 014 (Limited)",
    ],
    policyNumber: (serial) => `CHC${digits(serial, 8)}`,
  },
  {
    name: "Seagrape Health Plan",
    shares: { FL: 0.7 },
    rate: 18.5,
    plans: ["Seagrape Silver 200", "Seagrape Bronze 100"],
    policyNumber: (serial) => `SGH${digits(serial, 7)}`,
    leftMonthsAgo: 1,
  },
  {
    name: "Bluebonnet Mutual",
    shares: { TX: 0.9 },
    rate: 17.5,
    plans: ["Bluebonnet Silver Choice", "Bluebonnet Bronze Basic"],
    policyNumber: (serial) => `BBM-${digits(serial, 7)}`,
    leftMonthsAgo: 0,
  },
];
