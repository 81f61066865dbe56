import { Quiet } from '@platform/module-kit/screens';
import { Button, Card, CardTitle, Inline, Skeleton, token } from '@platform/ui';
import { Download } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { BrandAsset } from './brandAssets';

interface AssetCardProps {
  asset: BrandAsset;
  /** The image to show; undefined until it is known. */
  image: { source: string; alt: string } | undefined;
  /** Where to download it, and as which file. */
  address: string;
  fileName: string;
  badge?: ReactNode;
  /** More buttons. */
  actions?: ReactNode;
  /** Dialogs. */
  children?: ReactNode;
}

/** One image with its preview and its download. */
export function AssetCard({ asset, image, address, fileName, badge, actions, children }: AssetCardProps) {
  const id = useId();
  return (
    <Card as="section" $padding="none" aria-labelledby={id}>
      <Ground>{image ? <img src={image.source} alt={image.alt} /> : <Skeleton $height="100%" />}</Ground>
      <Words>
        <Inline $justify="between" $gap="xs">
          <CardTitle id={id}>{asset.title}</CardTitle>
          {badge}
        </Inline>
        <Quiet>{asset.about}</Quiet>
        <Quiet>{fileName}</Quiet>
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
          {actions}
        </Inline>
      </Words>
      {children}
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
