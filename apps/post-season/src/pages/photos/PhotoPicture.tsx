import { usePhotoAddress } from '@platform/module-kit/screens';
import { Skeleton, token, VisuallyHidden } from '@platform/ui';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { SeasonPhoto } from '../../source/rows/photo';
import { usePostSeasonSource } from '../../source/usePostSeasonSource';

/** A photo, or what it shows in words where its file is missing or does not load. */
export function PhotoPicture({ photo: { path, altText } }: { photo: SeasonPhoto }) {
  const { key, addressOfPhoto } = usePostSeasonSource();
  const address = usePhotoAddress(path, { key: ['post-season', key], addressOf: addressOfPhoto });
  const [isBroken, setIsBroken] = useState(false);
  if (address.data === null) return <Unseen reason="The file of this photo is missing." altText={altText} />;
  if (address.isError || isBroken) return <Unseen reason="This photo could not be loaded." altText={altText} />;
  if (!address.data) return <Skeleton $height="100%" />;
  return <img src={address.data} alt={altText} loading="lazy" onError={() => setIsBroken(true)} />;
}

function Unseen({ reason, altText }: { reason: string; altText: string }) {
  return (
    <Words>
      <ImageOff size={24} aria-hidden="true" />
      <b>{reason}</b>
      <VisuallyHidden>{altText}</VisuallyHidden>
    </Words>
  );
}

const Words = styled.span`
  display: grid;
  place-content: safe center;
  justify-items: center;
  gap: ${token.space.xxs};
  height: 100%;
  padding: ${token.space.sm};
  overflow: hidden;
  background: ${token.color.surfaceSunken};
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  text-align: center;
  b {
    color: ${token.color.ink};
    font-weight: ${token.weight.medium};
  }
`;
