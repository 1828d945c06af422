/** Where an SSN is stored: the context of its encryption. */
export function ssnContext(personId: string): string {
  return `offline_ssns.encrypted/${personId}`;
}

/** Where a card number is stored: the context of its encryption. */
export function cardContext(applicationId: string): string {
  return `offline_cards.encrypted/${applicationId}`;
}
