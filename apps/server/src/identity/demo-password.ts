/** The published password of all demo accounts. Sign-in refuses it wherever demo accounts are not allowed. */
export const demoPassword = "Portico-Demo-1";
