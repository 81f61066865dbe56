import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { HEADERS_FILE } from '../../../releases/compose/security/hostHeaderFiles';

/** A line of the file: a header for all pages. */
const HEADER = /^ {2}([\w-]+): (.+)$/gm;
/** Over plain http, as on this machine, it means nothing. */
const HTTPS_ONLY = 'strict-transport-security';

/**
 * The headers that the composed site asks its host to send with every page, by their lower-case names. They name the
 * digest of the script in its pages, so they are read from the same folder.
 */
export async function readSiteHeaders(site: string): Promise<Record<string, string>> {
  const text = await readFile(path.join(site, HEADERS_FILE), 'utf8');
  const headers = [...text.matchAll(HEADER)].map(([, name = '', value = '']) => [name, value] as const);
  return Object.fromEntries(headers.filter(([name]) => name !== HTTPS_ONLY));
}
