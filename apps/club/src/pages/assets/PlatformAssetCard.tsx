import { brand } from '@platform/contract';
import { AssetCard } from './AssetCard';
import { assetFileName } from './assetFileName';
import type { BrandAsset } from './brandAssets';

/** One of the platform's images. */
export function PlatformAssetCard({ asset }: { asset: BrandAsset }) {
  return (
    <AssetCard
      asset={asset}
      image={{ source: asset.image, alt: asset.alt }}
      address={asset.image}
      fileName={assetFileName(brand.name, asset.id, 'png')}
    />
  );
}
