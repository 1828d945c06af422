import { color, hour, type KnownSetting, link, logo, mailName, partners, text } from "./setting-types.ts";

/** The settings of how the portal looks and of the login page. */
export const brandSettings = {
  "brand.id": text("open", "portico", "Short name", "The brand's short name. It selects built-in colors."),
  "brand.name": mailName(
    "open",
    "Portico",
    "Product name",
    "The product's name, in the portal and in email.",
  ),
  "brand.accent": color(
    "open",
    "",
    "Accent color",
    "The color of buttons, links and selected rows. Empty for the product's own.",
  ),
  "brand.logoUrl": logo("open", "", "Logo", "The logo in the portal. Without one, the product's own logo."),
  "brand.footer": text("open", "", "Footer", "The footer of each page."),
  "brand.partners": partners(
    "open",
    [
      {
        id: "harbor",
        hostPrefix: "harbor.",
        name: "Harbor Health Partners",
        logoUrl: "/brands/harbor.svg",
        footer: "Harbor Health Partners, a licensed insurance agency.",
        hidesLoginLinks: true,
        accent: "",
      },
      {
        id: "summit",
        hostPrefix: "summit.",
        name: "Summit Coverage",
        logoUrl: "/brands/summit.svg",
        footer: "Summit Coverage, a licensed insurance agency.",
        hidesLoginLinks: true,
        accent: "",
      },
    ],
    "Partners",
    "Partner branding. A partner's branding is shown on host names that start with its prefix.",
  ),
  "links.callUs": link("open", "tel:+13055550100", "Call us", "Target of 'Call us' on the login page."),
  "links.emailUs": link(
    "open",
    "mailto:support@portico.test",
    "Email us",
    "Target of 'Email us' on the login page.",
  ),
  "links.privacy": link("open", "/privacy", "Privacy", "Target of 'Privacy' on the login page."),
  "links.seePlans": link("open", "/self-enroll/", "See Plans", "Target of 'See Plans'."),
  "theme.lightFrom": hour("open", 8, "Light theme from", "The hour when the light theme starts."),
  "theme.lightUntil": hour("open", 18, "Light theme until", "The hour when the light theme ends."),
} satisfies Record<string, KnownSetting>;
