import type { Services } from "../src/services/services.ts";

/** Adds the partner brand 'Harbor' on hosts that start with `harbor.`, while the function runs. */
export async function withPartnerBrand(services: Services, run: () => Promise<void>): Promise<void> {
  const { settings } = services;
  const current = await settings();
  const harbor = { id: "harbor", name: "Harbor", hostPrefix: "harbor.", hidesLoginLinks: true };
  const withPartner = async () => ({ ...current, partners: [{ ...current.brand, ...harbor }] });
  Object.assign(services, { settings: Object.assign(withPartner, settings) });
  try {
    await run();
  } finally {
    Object.assign(services, { settings });
  }
}
