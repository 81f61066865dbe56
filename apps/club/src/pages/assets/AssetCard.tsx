import { brand } from '@platform/contract';
import { useMutation, useQueryClient } from '@platform/module-kit';
import { toastFailure } from '@platform/module-kit/screens';
import { administersClub, type Member } from '@platform/session';
import { Badge, Button, Card, CardTitle, Dialog, Inline, Skeleton, Stack, toast, token } from '@platform/ui';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { assetFileName } from './assetFileName';
import type { BrandAsset } from './brandAssets';
import { NOT_RESTORED, restoreDefault, type OwnImage } from './brandFiles';
import { ReplaceDialog } from './ReplaceDialog';

interface AssetCardProps {
  asset: BrandAsset;
  member: Member | undefined;
  /** The club's own image; undefined when it shows the platform's. */
  own: OwnImage | undefined;
  /** False until it is known whether the club has its own. */
  isKnown: boolean;
}

/** One image with its preview, its download, and for administrators its replacement. */
export function AssetCard({ asset, member, own, isKnown }: AssetCardProps) {
  const id = useId();
  const [open, setOpen] = useState<'replace' | 'restore'>();
  const isAdministrator = member !== undefined && administersClub(member.role);
  const cache = useQueryClient();
  const readAgain = () => cache.invalidateQueries({ queryKey: ['brand assets', member?.club.id] });
  const restoring = useMutation({
    mutationFn: (clubId: string) => restoreDefault(clubId, asset.id),
    onSuccess: () => toast({ title: `${asset.title} is the default again`, tone: 'success' }),
    onError: (error) => toastFailure(NOT_RESTORED, error),
    onSettled: () => {
      setOpen(undefined);
      return readAgain();
    },
  });

  const owner = own && member ? member.club.name : brand.name;
  const fileName = assetFileName(owner, asset.id, own?.extension ?? 'png');
  const address = own ? `${own.url}?download=${encodeURIComponent(fileName)}` : asset.image;
  return (
    <Card as="section" $padding="none" aria-labelledby={id}>
      <Ground>
        {isKnown ? (
          <img src={own?.url ?? asset.image} alt={own && member ? `${asset.title} of ${owner}` : asset.alt} />
        ) : (
          <Skeleton $height="100%" />
        )}
      </Ground>
      <Words>
        <Inline $justify="between" $gap="xs">
          <CardTitle id={id}>{asset.title}</CardTitle>
          {own && <Badge tone="court">Your club’s</Badge>}
        </Inline>
        <About>{asset.about}</About>
        <FileName>{fileName}</FileName>
        <Inline>
          <Button
            as="a"
            href={address}
            download={fileName}
            aria-label={`Download ${asset.title}`}
            icon={<Download size={18} aria-hidden="true" />}
          >
            Download
          </Button>
          {isAdministrator && isKnown && (
            <Button variant="secondary" aria-label={`Replace ${asset.title}`} onClick={() => setOpen('replace')}>
              Replace
            </Button>
          )}
          {isAdministrator && own && (
            <Button
              variant="secondary"
              aria-label={`Restore default ${asset.title}`}
              onClick={() => setOpen('restore')}
            >
              Restore default
            </Button>
          )}
        </Inline>
      </Words>
      {member && open === 'replace' && (
        <ReplaceDialog
          asset={asset}
          clubId={member.club.id}
          onClose={() => setOpen(undefined)}
          onReplaced={() => {
            setOpen(undefined);
            toast({ title: `${asset.title} replaced`, tone: 'success' });
            void readAgain();
          }}
        />
      )}
      {member && open === 'restore' && (
        <Dialog
          open
          size="sm"
          onClose={() => setOpen(undefined)}
          title="Restore the default?"
          description="Your club’s own image is removed. Download it first if you want to keep it."
          actions={
            <Stack as="div" $gap="xs">
              <Button loading={restoring.isPending} onClick={() => restoring.mutate(member.club.id)}>
                Restore default
              </Button>
              <Button variant="secondary" onClick={() => setOpen(undefined)}>
                Keep ours
              </Button>
            </Stack>
          }
        />
      )}
    </Card>
  );
}

/* The images are made for paper: their background stays light in the dark theme. */
const Ground = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 9;
  padding: ${token.space.lg};
  border-bottom: 1px solid ${token.color.line};
  border-radius: ${token.radius.lg} ${token.radius.lg} 0 0;
  background: ${token.color.sceneLine};
  overflow: hidden;
  img {
    max-width: 100%;
    max-height: 100%;
    min-height: 0;
    object-fit: contain;
    border-radius: ${token.radius.sm};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${token.space.xs};
  padding: ${token.space.lg};
  > :last-child {
    margin-top: ${token.space.sm};
  }
`;

const About = styled.p`
  color: ${token.color.inkMuted};
`;

const FileName = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  overflow-wrap: anywhere;
`;
