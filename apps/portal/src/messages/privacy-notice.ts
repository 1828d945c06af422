/** The privacy notice, section by section. */
export const privacyMessages = {
  title: "Privacy notice",
  effective: "Effective 3/13/2025",
  lead: "This notice explains what information this website collects, how it is used, and what choices you have.",
  sections: [
    {
      title: "Who may use this website",
      paragraphs: [
        "This website is for persons aged 18 or over. We do not knowingly collect information from anyone younger. If a household member is under 18, an adult in the household provides their information. If you believe a child has given us information, tell us and we will delete it.",
      ],
    },
    {
      title: "What we collect",
      paragraphs: [
        "Information you or your agent enter: names, dates of birth, addresses, phone numbers, email addresses, Social Security numbers, immigration status, household, employment and income, the plan you choose, and how you pay for it.",
        "Information collected automatically: the time of each sign-in, your network address, your browser type, and a record of what was changed and by whom.",
      ],
    },
    {
      title: "How we use it",
      paragraphs: [
        "We use this information to find and compare health plans, apply for coverage and financial help through the Marketplace, service your policy, pay the agents who work on it, and keep the website secure. We do not use it for anything else, and we do not sell it.",
      ],
    },
    {
      title: "Who receives it",
      paragraphs: [
        "The Health Insurance Marketplace and the insurance company whose plan you choose, because they decide on your application and provide your coverage. Your agent and the people who help them, only as needed for their work. Companies that host the website, send email and text messages, or process payments for us, under contract and only for that work. Courts and authorities, where the law requires it.",
      ],
    },
    {
      title: "How we protect it",
      paragraphs: [
        "Connections are encrypted. Social Security and card numbers are stored encrypted, and lists show only their last digits. Card security codes are never stored. Everyone who works here sees only what their role allows, and every time a protected number is shown in full, we record it.",
        "The use of this system may be monitored and audited.",
      ],
    },
    {
      title: "What your browser stores",
      paragraphs: [
        "While you are signed in, your browser stores a token that identifies you and the application you last worked on. Both are removed when you sign out. The quote tool stores your quote in your browser until you clear it. When someone at the agency signs in, their browser gets a cookie with a random identifier. It is used only to tell whether a consent was signed on one of the agency's devices. There are no advertising cookies and no third-party tracking.",
      ],
    },
    {
      title: "How long we keep it",
      paragraphs: [
        "As long as your policy and the law require. Records of applications and consent are kept for ten years, then deleted.",
      ],
    },
    {
      title: "Your choices",
      paragraphs: [
        "You can ask to see the information we have about you, correct it, withdraw a consent, or delete anything the law does not require us to keep. Ask your agent, or write or call us.",
      ],
    },
    {
      title: "Changes to this notice",
      paragraphs: [
        "When this notice changes, we post the new text here with the date it takes effect. We will tell you about important changes before they take effect.",
      ],
    },
  ],
  contact: {
    title: "Contact us",
    call: "Call us",
    email: "Email us",
    none: "Your agent can tell you how to contact us.",
  },
} as const;
