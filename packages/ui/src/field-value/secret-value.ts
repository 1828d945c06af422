/** Marks fields whose values forms never store in drafts and mask where they show values. */
export const secretValue: { readonly isSecret: true } = { isSecret: true };
