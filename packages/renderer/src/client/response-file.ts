const fileNamePattern = /filename="([^"]{1,200})"/;

/** The file name that a response has. Undefined if it has none. */
export function fileNameOf({ headers }: Pick<Response, "headers">): string | undefined {
  return fileNamePattern.exec(headers.get("content-disposition") ?? "")?.[1];
}
