import { isSentence } from '@platform/database';
import { DataError } from '@platform/module-kit';
import { supabase } from '@platform/session';
import type { BrandAssetId } from './brandAssets';
import type { PreparedImage } from './prepareImage';

const BUCKET = 'brand';
/** A replaced image gets another name, so a browser may cache each for a year (seconds). */
const KEEP = '31536000';

export const ASSETS_FAILED = 'Failed to fetch brand assets';
export const NOT_REPLACED = 'The image was not replaced';
export const NOT_RESTORED = 'The default was not restored';

/** A club's own image that replaces the platform's. */
export interface OwnImage {
  asset: BrandAssetId;
  /** Key in the bucket: `<club id>/<asset>.<uuid>.<extension>`. */
  path: string;
  extension: string;
  url: string;
}

/** The club's own images, the newest of each. @throws DataError */
export async function readOwnImages(clubId: string): Promise<OwnImage[]> {
  const bucket = (await supabase()).storage.from(BUCKET);
  const { data, error } = await bucket.list(clubId, { limit: 100, sortBy: { column: 'created_at', order: 'desc' } });
  if (error) throw refusal(error, ASSETS_FAILED);
  const newest = new Map<string, OwnImage>();
  for (const { name } of data) {
    const [asset = '', , extension = ''] = name.split('.');
    const path = `${clubId}/${name}`;
    if (extension && !newest.has(asset)) {
      newest.set(asset, {
        asset: asset as BrandAssetId,
        path,
        extension,
        url: bucket.getPublicUrl(path).data.publicUrl,
      });
    }
  }
  return [...newest.values()];
}

/** Replaces the image that the club shows now. @throws DataError; then the previous image stays */
export async function replaceImage(clubId: string, asset: BrandAssetId, image: PreparedImage): Promise<void> {
  const bucket = (await supabase()).storage.from(BUCKET);
  const before = await pathsOf(clubId, asset);
  const path = `${clubId}/${asset}.${crypto.randomUUID()}.${image.extension}`;
  const { error } = await bucket.upload(path, image.blob, { contentType: image.blob.type, cacheControl: KEEP });
  if (error) throw refusal(error, NOT_REPLACED);
  // Only the newest image is shown, so an old one that could not be removed does no harm. The next replacement removes it.
  if (before.length > 0) await bucket.remove(before);
}

/** Shows the platform's image again. @throws DataError */
export async function restoreDefault(clubId: string, asset: BrandAssetId): Promise<void> {
  const bucket = (await supabase()).storage.from(BUCKET);
  const { error } = await bucket.remove(await pathsOf(clubId, asset));
  if (error) throw refusal(error, NOT_RESTORED);
}

async function pathsOf(clubId: string, asset: BrandAssetId): Promise<string[]> {
  const bucket = (await supabase()).storage.from(BUCKET);
  const { data, error } = await bucket.list(clubId, { limit: 100, search: asset });
  if (error) throw refusal(error, ASSETS_FAILED);
  return data.filter(({ name }) => name.startsWith(`${asset}.`)).map(({ name }) => `${clubId}/${name}`);
}

/** Says what failed, and why if the storage service gave a reason. */
function refusal(error: { message: string; status?: number }, failure: string): DataError {
  const words = error.status && isSentence(error.message) ? error.message : failure;
  return new DataError(words, '', error.status ?? 0, '', error);
}
