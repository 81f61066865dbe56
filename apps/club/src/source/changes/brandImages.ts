import { storageRefusal } from '@platform/module-kit/screens';
import { supabase } from '@platform/session';
import {
  ASSETS_FAILED,
  BRAND_BUCKET,
  type BrandAssetId,
  NOT_REPLACED,
  NOT_RESTORED,
  type PreparedImage,
} from '../rows/brandImage';
import { memberChange } from './memberChange';

/** A replaced image gets another name, so a browser may cache each for a year (seconds). */
const KEEP = '31536000';

/** Replaces the image that the club shows now. After a failure, the previous image stays. */
export const replaceImage = memberChange({
  waits: 'own-form',
  async send({ club }, asset: BrandAssetId, { blob, extension }: PreparedImage) {
    const bucket = (await supabase()).storage.from(BRAND_BUCKET);
    const before = await pathsOf(club.id, asset);
    const path = `${club.id}/${asset}.${crypto.randomUUID()}.${extension}`;
    const { error } = await bucket.upload(path, blob, { contentType: blob.type, cacheControl: KEEP });
    if (error) throw storageRefusal(error, NOT_REPLACED);
    // Only the newest image is shown, so an old one that could not be removed does no harm. The next replacement removes it.
    if (before.length > 0) await bucket.remove(before);
  },
});

/** Shows the platform's image again. */
export const restoreDefault = memberChange({
  waits: 'row-goes',
  async send({ club }, asset: BrandAssetId) {
    const bucket = (await supabase()).storage.from(BRAND_BUCKET);
    const { error } = await bucket.remove(await pathsOf(club.id, asset));
    if (error) throw storageRefusal(error, NOT_RESTORED);
  },
});

async function pathsOf(clubId: string, asset: BrandAssetId): Promise<string[]> {
  const bucket = (await supabase()).storage.from(BRAND_BUCKET);
  const { data, error } = await bucket.list(clubId, { limit: 100, search: asset });
  if (error) throw storageRefusal(error, ASSETS_FAILED);
  return data.filter(({ name }) => name.startsWith(`${asset}.`)).map(({ name }) => `${clubId}/${name}`);
}
