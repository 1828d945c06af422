/** The token of an `authorization` header. */
export function bearerOf(authorization: string | undefined): string | undefined {
  return /^Bearer ([\w.-]+)$/i.exec(authorization ?? "")?.[1];
}
