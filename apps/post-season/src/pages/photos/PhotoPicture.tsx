import { Skeleton, token } from '@platform/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { SeasonPhoto } from '../../source/photo';
import { usePhotoAddress } from './usePhotoAddress';

/** A photo, or what it shows in words where its file does not load. */
export function PhotoPicture({ photo: { path, altText } }: { photo: SeasonPhoto }) {
  const address = usePhotoAddress(path);
  const [isBroken, setIsBroken] = useState(false);
  if (address.isError || isBroken) return <Missing>{altText} (The picture could not be loaded.)</Missing>;
  if (!address.data) return <Skeleton $height="100%" />;
  return <img src={address.data} alt={altText} loading="lazy" onError={() => setIsBroken(true)} />;
}

const Missing = styled.span`
  display: grid;
  place-items: center;
  height: 100%;
  padding: ${token.space.sm};
  overflow: auto;
  background: ${token.color.surfaceSunken};
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  text-align: center;
`;
