export const BRAND_BUCKET = 'brand';

export const ASSETS_FAILED = 'Failed to fetch brand assets';
export const NOT_REPLACED = 'The image was not replaced';
export const NOT_RESTORED = 'The default was not restored';

/** The brand images that every club has (specification 2.36). */
export type BrandAssetId = 'main-logo' | 'square-icon' | 'tagline-logo' | 'hero-image';

/** An image that is safe to show: re-encoded from the chosen file. */
export interface PreparedImage {
  blob: Blob;
  extension: 'png' | 'jpg' | 'svg';
  /** False if unsafe parts of the drawing were removed. */
  isWhole: boolean;
}

/** A club's own image that replaces the platform's. */
export interface OwnImage {
  asset: BrandAssetId;
  /** Key in the bucket: `<club id>/<asset>.<uuid>.<extension>`. */
  path: string;
  extension: string;
  url: string;
}
