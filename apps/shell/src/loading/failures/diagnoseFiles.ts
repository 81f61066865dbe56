import { TRY_LATER } from '@platform/session';
import type { ManifestFile } from '@platform/contract';
import { PlatformError } from '../../platformError';
import { unreachable } from './unreachable';

/**
 * Finds out why the files of a release could not be loaded. A script element only says "error". Fetching the bytes
 * again tells an unreachable server, a missing file and a changed file apart. It also replaces the browser's cached
 * copy, so that a retry comes from the server and not from a corrupt cache.
 * @returns undefined when every file is there and is the published one
 */
export async function diagnoseFiles(
  folder: string,
  files: readonly ManifestFile[],
): Promise<PlatformError | undefined> {
  const findings = await Promise.all(files.map((file) => diagnoseFile(folder, file)));
  return findings.find((finding) => finding !== undefined);
}

async function diagnoseFile(folder: string, { file, integrity }: ManifestFile): Promise<PlatformError | undefined> {
  let response: Response;
  try {
    response = await fetch(folder + file, { cache: 'reload' });
  } catch {
    return unreachable();
  }
  if (!response.ok) return missingFile(file, response.status);
  const digest = await crypto.subtle.digest('SHA-384', await response.arrayBuffer());
  const actual = `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
  if (actual === integrity) return undefined;
  return new PlatformError('changed-file', `Its file ${file} is not the one that was published, so it was not run.`);
}

/** The server answered with something other than the file. Only its operators can fix that. */
function missingFile(file: string, status: number): PlatformError {
  const [message, detail] =
    status < 500
      ? ['A part of it is missing on our side. Try again in a moment.', `Its file ${file} is missing (${status}).`]
      : [TRY_LATER, `Instead of its file ${file} the server sent an error (${status}).`];
  return new PlatformError('missing-file', message, { detail, cause: new Error(detail) });
}
