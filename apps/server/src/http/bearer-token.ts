/** The bearer token of an `authorization` header. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer ([\w.-]+)$/i.exec(authorization ?? "")?.[1];
}
