/** The codes in the error page's URL for missing roles and claims (specification, part 1, section 8). */
export const insufficientPermissions = "insufficient_permissions";
