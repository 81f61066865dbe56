import { requireVariable } from '../../_shared/environment.ts';
import { JobError, type JobContext } from '../../_shared/jobs/job.ts';
import { readBytes } from '../../_shared/readBytes.ts';
import type { ReportPicture } from '../reportContent.ts';

const TIMEOUT_MS = 30_000;
/** What all photos may take (bytes). The bucket of the finished file takes 10 MB, and the words need a part of it. */
const MOST_BYTES = 9_000_000;

class NoRoomError extends Error {
  override name = 'NoRoomError';
}

/**
 * The photos of an incident, with the rights of the person who ordered its PDF. Where one is missing, or the file has no
 * room for it, its place says so.
 * @throws JobError when the storage does not answer: a photo that is there must not look missing
 */
export async function readPhotos(context: JobContext, paths: readonly string[]): Promise<ReportPicture[]> {
  const pictures: ReportPicture[] = [];
  let room = MOST_BYTES;
  // One after the other: several at once would be several times ten megabytes in memory.
  for (const [place, path] of paths.entries()) {
    const content = await readPhoto(context, path, room);
    if (typeof content !== 'string') room -= content.byteLength;
    pictures.push({ caption: `Photo ${place + 1} of ${paths.length}`, content });
    await context.progress(10 + (45 * (place + 1)) / paths.length, `Reading photo ${place + 1} of ${paths.length}`);
  }
  return pictures;
}

/** The bytes; or in a sentence, why they are not here. */
async function readPhoto({ environment, token }: JobContext, path: string, room: number): Promise<Uint8Array | string> {
  try {
    const response = await fetch(
      `${requireVariable(environment, 'SUPABASE_URL')}/storage/v1/object/authenticated/club-files/${path}`,
      {
        headers: { apikey: requireVariable(environment, 'SUPABASE_ANON_KEY'), authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
    );
    if (response.ok) return await readBytes(response, room, new NoRoomError());
    if (await isMissing(response)) {
      return 'This photo is missing: its file is no longer in the files of the club.';
    }
    throw new Error(`${path} could not be read: ${response.status}`);
  } catch (error) {
    if (error instanceof NoRoomError) {
      return 'This photo is left out: the PDF would be larger than 10 MB. Look at it in the incident.';
    }
    console.error('A photo of an incident was not read', error);
    throw new JobError('The photos could not be read. Try again in a few minutes.');
  }
}

/** The storage service writes the status that it means into the body of a 400. */
async function isMissing(response: Response): Promise<boolean> {
  const { statusCode, error } = ((await response.json().catch(() => null)) ?? {}) as Record<string, unknown>;
  return response.status === 404 || String(statusCode) === '404' || error === 'not_found';
}
