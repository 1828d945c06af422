/** The texts of the sign-in area. */
export const signInMessages = {
  title: "Sign in",
  lead: "Enter your email address and password.",
  user: "Email",
  pass: "Password",
  capsLock: "Caps Lock is on.",
  rememberUsername: "Remember username",
  showPassword: "Show password",
  submit: "Sign in",
  fillFirst: "Enter your email address and password first.",
  correctFirst: "Fix the errors first.",
  success: "Logged in!",
  failed: "Login error!",
  monitored: "This is a government system. Its use may be monitored and audited.",
  sessionEnded: "Your session has ended. Sign in again to continue.",
  inactivity: "Logged out due to inactivity.",
  brokenResponse: "The server sent an unexpected response. Try again, or tell an administrator.",
  links: {
    label: "Help and information",
    forgot: "Forgot password?",
    callUs: "Call us",
    emailUs: "Email us",
    privacy: "Privacy notice",
    seePlans: "See plans",
    back: "Back to sign in",
  },

  lastSession: {
    title: "Close last session?",
    text: "You're still signed in somewhere else, and only one session can be open. If you choose Yes, the other session ends and its unsaved changes are lost.",
    yes: "Yes",
    no: "No",
  },

  forgot: {
    title: "Forgot password?",
    lead: "Enter the email address you sign in with. We'll send you a link to set a new password.",
    submit: "Send Reset Email",
    fillFirst: "Enter your email address first.",
    sent: "Reset Email Sent!",
    checkTitle: "Check your email",
    checkText: (user: string) =>
      `If there's an account for ${user}, we've sent a link to set a new password. It works once and expires in 60 minutes.`,
    checkHint: "Didn't get it? Check your spam folder, and check that the address is spelled correctly.",
    again: "Use a different address",
  },

  reset: {
    title: "Set a new password",
    lead: "Choose a password that you don't use anywhere else.",
    code: "Reset code",
    pass: "New password",
    passConfirm: "Confirm new password",
    showPasswords: "Show passwords",
    submit: "Reset Password",
    fillFirst: "Fill in all three fields first.",
    required: "You need to reset your password",
    done: "Password Reset!",
    failed: (message: string) => `Couldn't reset password: ${message}`,
    invalidLinkTitle: "This link is incomplete",
    invalidLinkText: "Open the full link from the email again, or request a new one.",
    askAgain: "Request a new link",
    rules: {
      label: "Your password needs",
      length: "12 to 20 characters",
      lowercase: "a lowercase letter",
      uppercase: "an uppercase letter",
      special: "a special character",
      isMet: "met",
      isOpen: "not met yet",
    },
  },

  setup: {
    title: "Create the security administrator",
    lead: "Enter the email address and password you'll sign in with. The security administrator manages all other user accounts.",
    submit: "Create Administrator",
    done: "Security administrator created. Sign in to continue.",
    failed: (message: string) => `Couldn't create the administrator: ${message}`,
    invalidLinkTitle: "This link is incomplete",
    invalidLinkText:
      "Copy the full link from the server's output again, or create a new one with the setup-link command.",
  },

  secondFactor: {
    title: "Verify it's you",
    required: "2FA Required",
    lead: "Your password is correct. Enter a code to finish signing in.",
    method: "How do you want to verify?",
    methods: {
      totp: { name: "Authenticator app", text: "A code from the app on your phone" },
      email: { name: "Email", text: "We send a code to your email address" },
      sms: { name: "Text message", text: "We send a code to your phone" },
    },
    code: "Code",
    totpHint: "Enter the 6-digit code from your authenticator app.",
    messageHint: "Enter the 6-digit code we sent you.",
    send: { totp: "", email: "Email me a code", sms: "Text me a code" },
    sendFirst: "Request a code first.",
    sentTo: (address: string) => `We sent a code to ${address}. It expires in 5 minutes.`,
    sendAgain: "Send another code",
    sendAgainIn: (seconds: number) => `Send another code (${seconds} s)`,
    wait: "We've sent a code. You can request another in a moment.",
    recoveryCode: "Recovery code",
    recoveryHint: "Enter one of the codes you saved when you set up the app. Each works once.",
    useRecovery: "Use a recovery code instead",
    useApp: "Use the authenticator app instead",
    digitsFirst: "Enter the 6 digits first.",
    recoveryFirst: "Enter a recovery code first.",
    submit: "Verify",
    brokenTitle: "This sign-in can't continue",
    brokenText: "It has expired, or the link is incomplete. Sign in again.",
    startAgain: "Sign in again",
  },
} as const;

/** The texts of the sign-in dialog over an unsaved page whose session has ended. */
export const signInAgainMessages = {
  title: "Sign in again to continue",
  changesSaved: "Your changes are still here. You can continue where you left off.",
  leave: "Leave without saving",
  back: "Back",
} as const;

/** The texts of the warning before a log out due to inactivity. */
export const inactivityMessages = {
  title: "Are you still there?",
  text: "You haven't been active for a while. For your security, you'll be logged out.",
  left: (seconds: number) => (seconds === 1 ? "1 second left" : `${seconds} seconds left`),
  back: "Welcome back. You're still signed in.",
  stay: "Stay signed in",
  logout: "Logout",
} as const;
