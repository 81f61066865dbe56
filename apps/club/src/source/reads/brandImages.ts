import { storageRefusal } from '@platform/module-kit/screens';
import { supabase } from '@platform/session';
import { ASSETS_FAILED, BRAND_BUCKET, type BrandAssetId, type OwnImage } from '../rows/brandImage';

/** The club's own images, the newest of each. @throws DataError */
export async function listOwnImages(clubId: string): Promise<OwnImage[]> {
  const bucket = (await supabase()).storage.from(BRAND_BUCKET);
  const { data, error } = await bucket.list(clubId, { limit: 100, sortBy: { column: 'created_at', order: 'desc' } });
  if (error) throw storageRefusal(error, ASSETS_FAILED);
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
