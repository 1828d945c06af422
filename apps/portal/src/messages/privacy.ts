/** The privacy notice, section by section. */
export const privacyMessages = {
  title: "Privacy notice",
  effective: "Effective 3/13/2025",
  lead: "This notice says which information this website takes from you, what it is used for, and what you can do about it.",
  sections: [
    {
      title: "Who may use this website",
      paragraphs: [
        "This website is for persons aged 18 or over. We do not knowingly take information from anybody younger; where a household member is younger, an adult of the household gives it. If you believe that a child gave us information, tell us and we delete it.",
      ],
    },
    {
      title: "What we collect",
      paragraphs: [
        "What you or your agent enter: names, dates of birth, addresses, phone numbers, e-mail addresses, Social Security numbers, immigration status, household, employment and income, the plan that was chosen and how it is paid.",
        "What the use of the website leaves: the time of each sign-in, the address of the network and the kind of browser, and a record of what was changed and by whom.",
      ],
    },
    {
      title: "What it is used for",
      paragraphs: [
        "To find and compare health plans, to apply for coverage and financial help through the Marketplace, to look after the policy afterwards, to pay the agents who work on it, and to keep the website safe. It is used for nothing else, and it is not sold.",
      ],
    },
    {
      title: "Who receives it",
      paragraphs: [
        "The Health Insurance Marketplace and the insurance company of the plan you choose, because they decide on the application and provide the coverage. Your agent and those who help them, as far as their work asks for it. Companies that run the website, send mail and text messages or take payments for us, under contract and for that work alone. Courts and authorities, where the law obliges us.",
      ],
    },
    {
      title: "How it is protected",
      paragraphs: [
        "Connections are encrypted. Social Security and card numbers are stored encrypted, and lists show only their last digits. Card security codes are never stored. Everyone who works here sees only what their role allows, and each time a protected number is shown in full, that is recorded.",
        "This is a system whose use may be monitored and audited.",
      ],
    },
    {
      title: "What your browser keeps",
      paragraphs: [
        "While you are signed in, your browser stores a token that says who you are and which application you last worked on. Both are removed when you sign out. The quote tool keeps your own quote in your browser until you clear it. There are no advertising cookies and no tracking by others.",
      ],
    },
    {
      title: "How long it is kept",
      paragraphs: [
        "As long as the policy and the law ask for it: records of an application and of consent are kept for ten years. After that they are deleted.",
      ],
    },
    {
      title: "What you can do",
      paragraphs: [
        "You can ask to see what is stored about you, to have it corrected, to withdraw a consent, and to have deleted what the law does not oblige us to keep. Ask your agent, or write or call us.",
      ],
    },
    {
      title: "Changes",
      paragraphs: [
        "When this notice changes, the new text stands here with the day from which it applies. We tell you about a change that matters before it applies.",
      ],
    },
  ],
  contact: {
    title: "How to reach us",
    call: "Call us",
    email: "Email us",
    none: "Your agent can tell you how to reach us.",
  },
} as const;
