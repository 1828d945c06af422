/** A state's own marketplace. */
export interface StateExchange {
  readonly state: string;
  readonly name: string;
  readonly url: string;
}

/**
 * The states with a marketplace of their own for coverage in 2027, by postal code: those of 2026
 * (https://www.healthinsurance.org/obamacare/federal-exchange-option) and Oregon, which left HealthCare.gov on
 * November 1, 2026, by its Senate Bill 972 of 2023 (https://content.govdelivery.com/accounts/ORHA/bulletins/3858cd7).
 */
export const stateExchanges: Readonly<Record<string, StateExchange>> = {
  CA: { state: "California", name: "Covered California", url: "https://www.coveredca.com/" },
  CO: { state: "Colorado", name: "Connect for Health Colorado", url: "https://connectforhealthco.com/" },
  CT: { state: "Connecticut", name: "Access Health CT", url: "https://www.accesshealthct.com/" },
  DC: { state: "The District of Columbia", name: "DC Health Link", url: "https://www.dchealthlink.com/" },
  GA: { state: "Georgia", name: "Georgia Access", url: "https://georgiaaccess.gov/" },
  ID: { state: "Idaho", name: "Your Health Idaho", url: "https://www.yourhealthidaho.org/" },
  IL: { state: "Illinois", name: "Get Covered Illinois", url: "https://getcovered.illinois.gov/" },
  KY: { state: "Kentucky", name: "kynect", url: "https://kynect.ky.gov/" },
  MA: {
    state: "Massachusetts",
    name: "Massachusetts Health Connector",
    url: "https://www.mahealthconnector.org/",
  },
  MD: {
    state: "Maryland",
    name: "Maryland Health Connection",
    url: "https://www.marylandhealthconnection.gov/",
  },
  ME: { state: "Maine", name: "CoverME.gov", url: "https://www.coverme.gov/" },
  MN: { state: "Minnesota", name: "MNsure", url: "https://www.mnsure.org/" },
  NJ: { state: "New Jersey", name: "Get Covered NJ", url: "https://www.nj.gov/getcoverednj/" },
  NM: { state: "New Mexico", name: "BeWell", url: "https://www.bewellnm.com/" },
  NV: { state: "Nevada", name: "Nevada Health Link", url: "https://www.nevadahealthlink.com/" },
  NY: { state: "New York", name: "NY State of Health", url: "https://nystateofhealth.ny.gov/" },
  OR: {
    state: "Oregon",
    name: "Oregon Health Insurance Marketplace",
    url: "https://oregonhealthcare.gov/",
  },
  PA: { state: "Pennsylvania", name: "Pennie", url: "https://pennie.com/" },
  RI: { state: "Rhode Island", name: "HealthSource RI", url: "https://healthsourceri.com/" },
  VA: {
    state: "Virginia",
    name: "Virginia's Insurance Marketplace",
    url: "https://www.marketplace.virginia.gov/",
  },
  VT: { state: "Vermont", name: "Vermont Health Connect", url: "https://info.healthconnect.vermont.gov/" },
  WA: {
    state: "Washington",
    name: "Washington Healthplanfinder",
    url: "https://www.wahealthplanfinder.org/",
  },
};

/** Where people of places without a marketplace are told what they can do. */
const withoutMarketplace: Omit<StateExchange, "state"> = {
  name: "HealthCare.gov",
  url: "https://www.healthcare.gov/",
};

/** What the Marketplace says about a state. */
interface StateModel {
  readonly name: string;
  readonly abbrev: string;
  readonly marketplace_model: string;
}

/**
 * Where people of a state buy plans. Null for the federal marketplace. What the Marketplace says decides; without it,
 * the list.
 */
export function exchangeOf(code: string, models: readonly StateModel[]): StateExchange | null {
  const own = stateExchanges[code];
  const model = models.find(({ abbrev }) => abbrev === code);
  if (!model) return own ?? null;
  if (model.marketplace_model !== "SBM") return null;
  return own ?? { state: model.name, ...withoutMarketplace };
}
