import { brand } from '@platform/contract';
import { Badge, Button, Dialog, Stack, toast } from '@platform/ui';
import { useState } from 'react';
import { NOT_RESTORED, type OwnImage } from '../../source/rows/brandImage';
import { useClubChange, useClubSource } from '../../source/useClubSource';
import { AssetCard } from './AssetCard';
import { assetFileName } from './assetFileName';
import type { BrandAsset } from './brandAssets';
import { ReplaceDialog } from './ReplaceDialog';

interface ClubAssetCardProps {
  asset: BrandAsset;
  /** The club's own image; undefined when it shows the platform's. */
  own: OwnImage | undefined;
  /** False until it is known whether the club has its own. */
  isKnown: boolean;
}

/** One of the images that a club shows. Its administrators replace it, and restore the platform's. */
export function ClubAssetCard({ asset, own, isKnown }: ClubAssetCardProps) {
  const { club, canAdminister } = useClubSource();
  const [open, setOpen] = useState<'replace' | 'restore'>();
  const close = () => setOpen(undefined);
  const fileName = assetFileName(own ? club.name : brand.name, asset.id, own?.extension ?? 'png');
  const image = own
    ? { source: own.url, alt: `${asset.title} of ${club.name}` }
    : { source: asset.image, alt: asset.alt };
  return (
    <AssetCard
      asset={asset}
      image={isKnown ? image : undefined}
      address={own ? `${own.url}?download=${encodeURIComponent(fileName)}` : asset.image}
      fileName={fileName}
      badge={own && <Badge tone="court">Your club’s</Badge>}
      actions={
        <>
          {canAdminister && isKnown && (
            <Button variant="secondary" aria-label={`Replace ${asset.title}`} onClick={() => setOpen('replace')}>
              Replace
            </Button>
          )}
          {canAdminister && own && (
            <Button
              variant="secondary"
              aria-label={`Restore default ${asset.title}`}
              onClick={() => setOpen('restore')}
            >
              Restore default
            </Button>
          )}
        </>
      }
    >
      {open === 'replace' && <ReplaceDialog asset={asset} onClose={close} />}
      {open === 'restore' && <RestoreDialog asset={asset} onClose={close} />}
    </AssetCard>
  );
}

function RestoreDialog({ asset, onClose }: { asset: BrandAsset; onClose(): void }) {
  const source = useClubSource();
  const restoring = useClubChange(() => source.restoreDefault(asset.id), {
    failed: NOT_RESTORED,
    onShown: () => toast({ title: `${asset.title} is the default again`, tone: 'success' }),
  });
  const restore = () => void restoring.mutateAsync().then(onClose, onClose);
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title="Restore the default?"
      description="Your club’s own image is removed. Download it first if you want to keep it."
      actions={
        <Stack as="div" $gap="xs">
          <Button loading={restoring.isPending} onClick={restore}>
            Restore default
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Keep ours
          </Button>
        </Stack>
      }
    />
  );
}
