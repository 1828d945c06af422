import type { Upload } from "@portico/contract";
import type { Context } from "hono";
import { Failure } from "../errors/failure.ts";
import { boundaryOf, delimiterCounter } from "./multipart-parts.ts";
import { readBytes } from "./read-request.ts";
import { validationFailure } from "./validation.ts";

/** A file that came with a call. Neither its type nor its name is to be trusted. */
export interface UploadedFile {
  readonly bytes: Uint8Array;
  /** What the sender says it is. */
  readonly mediaType: string;
  /** What the sender calls it, without folders and control characters. */
  readonly name: string;
}

/** A multipart body: its file, and its text by name. */
export interface MultipartBody {
  readonly file: UploadedFile | undefined;
  readonly texts: Readonly<Record<string, string>>;
}

/** What a multipart body may hold beside its file: text and the lines between its parts. */
const maxTextBytes = 64 * 1024;
/** More parts than any call takes. A body with more is not read to its end, and not parsed. */
const maxParts = 50;
const longestName = 200;

/**
 * Reads a body that brings a file. It is counted while it comes, and held to one file under its own name.
 * @throws Failure 413 where it is too large, 415 where it is no multipart body, 400 where it cannot be read, 422 where
 * its parts are not those asked for
 */
export async function readMultipart(context: Context, upload: Upload): Promise<MultipartBody> {
  const type = context.req.header("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new Failure(415, 'The body is of the wrong type: send the file as "multipart/form-data".');
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
        throw validationFailure("body", { "": ["It has too many parts."] });
    },
  );
  return partsOf(await parse(bytes, boundary), upload);
}

/** Parsed by the boundary that the parts were counted by, whatever else the type says. */
async function parse(bytes: Uint8Array<ArrayBuffer>, boundary: string): Promise<FormData> {
  try {
    const headers = { "content-type": `multipart/form-data; boundary="${boundary}"` };
    return await new Response(bytes, { headers }).formData();
  } catch {
    throw malformed();
  }
}

function malformed(): Failure {
  return new Failure(400, "The multipart body is malformed: its parts cannot be told apart.");
}

async function partsOf(form: FormData, upload: Upload): Promise<MultipartBody> {
  const texts = new Map<string, string>();
  // A part may be called `__proto__`.
  const errors = new Map<string, string[]>();
  let file: File | undefined;
  for (const [name, part] of form) {
    if (form.getAll(name).length > 1) errors.set(name, ["This is given more than once."]);
    else if (typeof part === "string" && name !== upload.field) texts.set(name, part);
    else if (typeof part !== "string" && name === upload.field) file = part;
    else if (typeof part === "string") errors.set(name, ["This must be a file, with a file name."]);
    else errors.set(name, [`No file is taken here; the file's part is called ${upload.field}.`]);
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

/** The last step of a path, without control characters. */
export function safeFileName(name: string): string {
  const last = name.slice(-1000).split(/[/\\]/).at(-1) ?? "";
  return last.replace(/\p{C}/gu, "").slice(0, longestName) || "file";
}

/** What a file is refused with that has more bytes than are taken. */
export function fileTooLarge({ maxBytes }: Pick<Upload, "maxBytes">): Failure {
  return new Failure(413, `The file is too large: at most ${sizeOf(maxBytes)} are taken.`);
}

function sizeOf(bytes: number): string {
  const mega = 1024 * 1024;
  return bytes >= mega ? `${Math.floor((bytes / mega) * 10) / 10} MB` : `${bytes} bytes`;
}
