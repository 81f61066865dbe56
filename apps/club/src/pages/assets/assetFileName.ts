import type { BrandAssetId } from '../../source/rows/brandImage';

/**
 * The file name of a downloaded image: `clubcrew-main-logo.png`, `pine-hollow-swim-tennis-club-main-logo.svg`.
 * @param owner the name of the club or the platform
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
