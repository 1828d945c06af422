import { MIMEType } from "node:util";
import { safeFileName, type Upload } from "@portico/contract";
import type { Context } from "hono";
import { Failure } from "../errors/failure.ts";
import { readBytes } from "./read-request.ts";
import { validationFailure } from "./validation.ts";

/** An uploaded file. Don't trust its type or its extension. */
export interface UploadedFile {
  readonly bytes: Uint8Array;
  /** The type that the sender declares. */
  readonly mediaType: string;
  /** The name that the sender declares, as a safe file name. */
  readonly name: string;
}

/** A multipart body: its file, and its text fields by name, in NFC. */
export interface MultipartBody {
  readonly file: UploadedFile | undefined;
  readonly texts: Readonly<Record<string, string>>;
}

/** Bytes allowed for text fields and delimiters. */
const maxTextBytes = 64 * 1024;
/** More parts than any endpoint needs. Larger bodies are not read to the end. */
const maxParts = 50;

/**
 * Reads a multipart body with a file.
 * @throws Failure 413 if it is too large, 415 if it isn't multipart, 400 if it is malformed, 422 for unexpected parts
 */
export async function readMultipart(context: Context, upload: Upload): Promise<MultipartBody> {
  const type = context.req.header("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new Failure(415, 'The body has the wrong type. Send the file as "multipart/form-data".');
  }
  const boundary = boundaryOf(type);
  if (boundary === undefined) throw malformed();
  const delimitersIn = delimiterCounter(boundary);
  const bytes = await readBytes(
    context.req.raw,
    upload.maxBytes + maxTextBytes,
    fileTooLarge(upload),
    (piece) => {
      // The last delimiter ends the body.
      if (delimitersIn(piece) > maxParts + 1)
        throw validationFailure("body", { "": ["The body has too many parts."] });
    },
  );
  return partsOf(await parse(bytes, boundary), upload);
}

/** Parses with the boundary used for counting, whatever else the content type says. */
async function parse(bytes: Uint8Array<ArrayBuffer>, boundary: string): Promise<FormData> {
  try {
    const headers = { "content-type": `multipart/form-data; boundary="${boundary}"` };
    return await new Response(bytes, { headers }).formData();
  } catch {
    throw malformed();
  }
}

function malformed(): Failure {
  return new Failure(400, "The multipart body is malformed and can't be read.");
}

async function partsOf(form: FormData, upload: Upload): Promise<MultipartBody> {
  const texts = new Map<string, string>();
  // A part may be called `__proto__`.
  const errors = new Map<string, string[]>();
  let file: File | undefined;
  for (const [name, part] of form) {
    if (form.getAll(name).length > 1) errors.set(name, ["This was sent more than once."]);
    else if (typeof part === "string" && name !== upload.field) texts.set(name, part.normalize("NFC"));
    else if (typeof part !== "string" && name === upload.field) file = part;
    else if (typeof part === "string") errors.set(name, ["Must be a file with a file name."]);
    else errors.set(name, [`This part can't be a file. Send the file as ${upload.field}.`]);
  }
  if (!file && !upload.isOptional && !errors.has(upload.field)) errors.set(upload.field, ["Choose a file."]);
  if (errors.size > 0) throw validationFailure("body", Object.fromEntries(errors));
  if (file && file.size > upload.maxBytes) throw fileTooLarge(upload);
  return { file: file && (await uploaded(file)), texts: Object.fromEntries(texts) };
}

async function uploaded(file: File): Promise<UploadedFile> {
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    mediaType: file.type.toLowerCase(),
    name: safeFileName(file.name),
  };
}

/** The error for a file that is too large. */
export function fileTooLarge({ maxBytes }: Pick<Upload, "maxBytes">): Failure {
  return new Failure(413, `The file is too large. The maximum is ${sizeOf(maxBytes)}.`);
}

function sizeOf(bytes: number): string {
  const mega = 1024 * 1024;
  return bytes >= mega ? `${Math.floor((bytes / mega) * 10) / 10} MB` : `${bytes} bytes`;
}

/** The maximum length of a multipart boundary (RFC 2046). */
const maxBoundaryLength = 70;

/** The boundary of a multipart body. Undefined if it is missing or invalid. */
function boundaryOf(contentType: string): string | undefined {
  const boundary = parsedType(contentType)?.params.get("boundary") ?? "";
  return boundary.length <= maxBoundaryLength && /^[\w'()+,\-./:=? ]*[\w'()+,\-./:=?]$/.test(boundary)
    ? boundary
    : undefined;
}

function parsedType(contentType: string): MIMEType | undefined {
  try {
    return new MIMEType(contentType);
  } catch {
    return undefined;
  }
}

/**
 * Counts the delimiters of a multipart body: one before each part, and one at the end.
 * @returns a function that takes the next chunk and returns the count so far
 */
function delimiterCounter(boundary: string): (piece: Uint8Array) => number {
  const delimiter = Buffer.from(`--${boundary}`, "latin1");
  /** The end of the previous chunk, which may contain the start of a delimiter. */
  let rest = Buffer.alloc(0);
  let count = 0;
  return (piece) => {
    const bytes = Buffer.concat([rest, piece]);
    let from = 0;
    for (let at = bytes.indexOf(delimiter); at !== -1; at = bytes.indexOf(delimiter, from)) {
      count += 1;
      from = at + delimiter.length;
    }
    rest = bytes.subarray(Math.max(from, bytes.length - delimiter.length + 1));
    return count;
  };
}
