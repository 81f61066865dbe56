import { isSentence } from '@platform/database';
import { DataError } from '@platform/module-kit';
import type { BrandAssetId } from '../../pages/assets/brandAssets';

export const BRAND_BUCKET = 'brand';

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

/** Says what failed, and why if the storage service gave a reason. */
export function storageRefusal(error: { message: string; status?: number }, failure: string): DataError {
  const words = error.status && isSentence(error.message) ? error.message : failure;
  return new DataError(words, '', error.status ?? 0, '', error);
}
