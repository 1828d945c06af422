/** What the error page is told where a role or claim is lacking (specification, part 1, section 8). */
export const insufficientPermissions = "insufficient_permissions";
