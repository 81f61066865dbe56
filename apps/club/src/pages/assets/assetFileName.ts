import type { BrandAssetId } from './brandAssets';

/**
 * The name under which an image is saved: `clubcrew-main-logo.png`, `pine-hollow-swim-tennis-club-main-logo.svg`.
 * @param owner whose image it is, in words
 */
export function assetFileName(owner: string, asset: BrandAssetId, extension: string): string {
  const name = owner
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${name || 'club'}-${asset}.${extension}`;
}
