import { supabase } from '@platform/session';
import { storageRefusal } from './storageRefusal';

const BUCKET = 'club-files';

/** Seconds for which the address of a file works: long enough to open it. */
const ADDRESS_SECONDS = 60;

const NOT_UPLOADED = 'The file was not uploaded. Check your connection and try again.';
const NOT_OPENED = 'The file could not be opened. Check your connection and try again.';

/** Uploads a file to a folder under a random name, and returns its path. Throws a DataError. */
export async function uploadFile(folder: string, blob: Blob, extension: string): Promise<string> {
  const path = newPath(folder, extension);
  await storeFile(path, blob);
  return path;
}

/** The folder of files that only the managers of a club read. */
export const confidentialFolder = ({ club }: { club: { id: string } }): string => `${club.id}/confidential`;

/** A random name in a folder. */
export const newPath = (folder: string, extension: string): string => `${folder}/${crypto.randomUUID()}.${extension}`;

/** Uploads a file to a path. Succeeds if the storage already has a file there. @throws DataError */
export async function storeFile(path: string, blob: Blob): Promise<void> {
  const bucket = (await supabase()).storage.from(BUCKET);
  // No copy stays in the browser: another person may use it next.
  const { error } = await bucket.upload(path, blob, { contentType: blob.type, cacheControl: '0' });
  if (error && !isStored(error)) throw storageRefusal(error, NOT_UPLOADED);
}

/** Whether an earlier upload arrived but its answer was lost. The body says so, whatever the HTTP status is. */
const isStored = (error: { statusCode?: string }) => error.statusCode === '409';

/** Removes a file that no row names. If that fails, the file stays visible to the club's managers only. */
export async function dropFile(path: string): Promise<void> {
  const bucket = (await supabase()).storage.from(BUCKET);
  await bucket.remove([path]).catch(() => undefined);
}

/** An address at which a browser opens a file for a minute. With a name, it saves the file under it. Throws a DataError. */
export async function addressOfFile(path: string, download?: string): Promise<string> {
  const bucket = (await supabase()).storage.from(BUCKET);
  const { data, error } = await bucket.createSignedUrl(path, ADDRESS_SECONDS, download ? { download } : {});
  if (error) throw storageRefusal(error, NOT_OPENED);
  return data.signedUrl;
}

/**
 * An address at which a browser shows a file for a minute; null if the storage has no such file for this person.
 * A missing file is an answer here, so that the browser logs no failed request. @throws DataError
 */
export async function findAddressOfFile(path: string): Promise<string | null> {
  const bucket = (await supabase()).storage.from(BUCKET);
  const { data, error } = await bucket.createSignedUrls([path], ADDRESS_SECONDS);
  if (error) throw storageRefusal(error, NOT_OPENED);
  const [found] = data;
  return found && found.error === null ? found.signedUrl : null;
}

/** The bytes of a file. Throws a DataError. */
export async function readFile(path: string): Promise<Blob> {
  const { data, error } = await (await supabase()).storage.from(BUCKET).download(path);
  if (error) throw storageRefusal(error, NOT_OPENED);
  return data;
}
