import { readFileSync, unwatchFile, watchFile } from "node:fs";
import { createSecureContext } from "node:tls";
import type { Logger } from "pino";
import { ConfigError } from "../config-error.ts";

/** The paths of a certificate with its chain, and of its private key, both in PEM format. */
export interface CertificateFiles {
  readonly certificate: string;
  readonly key: string;
}

/** What the files contain. */
export interface Certificate {
  readonly cert: Buffer;
  readonly key: Buffer;
}

/**
 * Reads a certificate.
 * @throws ConfigError if a file can't be read, or the key is not that of the certificate
 */
export function readCertificate(files: CertificateFiles): Certificate {
  const pair = { cert: read("TLS_CERT", files.certificate), key: read("TLS_KEY", files.key) };
  try {
    createSecureContext(pair);
  } catch (error) {
    throw new ConfigError(`TLS_CERT and TLS_KEY can't be used together: ${messageOf(error)}`);
  }
  return pair;
}

interface Watch {
  /** Uses the new certificate. */
  readonly apply: (certificate: Certificate) => void;
  readonly log: Logger;
  /** Milliseconds between two looks at the files. */
  readonly interval?: number;
}

/**
 * Applies a renewed certificate without a restart. While the files don't fit each other, the earlier one stays in use.
 * @returns ends it
 */
export function watchCertificate(
  files: CertificateFiles,
  { apply, log, interval = 60_000 }: Watch,
): () => void {
  const renew = () => {
    try {
      apply(readCertificate(files));
      log.info("Certificate renewed");
    } catch (error) {
      log.warn({ err: error }, "A renewed certificate can't be used");
    }
  };
  const paths = [files.certificate, files.key];
  for (const path of paths) watchFile(path, { interval, persistent: false }, renew);
  return () => {
    for (const path of paths) unwatchFile(path, renew);
  };
}

function read(variable: string, path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new ConfigError(`${variable} can't be read: ${messageOf(error)}`);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
