import { Quiet } from '@platform/module-kit/screens';
import { Button } from '@platform/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import type { SeasonPhoto } from '../../source/rows/photo';

export type Direction = 'previous' | 'next';

interface PhotoTurnProps {
  /** All photos of the season, in their order. */
  photos: readonly SeasonPhoto[];
  photo: SeasonPhoto;
  /** The button that a person has just pressed, where that opened another dialog. */
  focused?: Direction | undefined;
  onTurn: (photo: SeasonPhoto, direction: Direction) => void;
}

/** Turns to the photo before and after, and begins again at the end; nothing for one photo alone. */
export function PhotoTurn({ photos, photo, focused, onTurn }: PhotoTurnProps) {
  const place = photos.findIndex(({ id }) => id === photo.id);
  if (photos.length < 2) return null;
  const turn = (by: number, direction: Direction) => {
    const other = photos.at((place + by) % photos.length);
    if (other) onTurn(other, direction);
  };
  return (
    <>
      <Place as="span" role="status">
        {place + 1} of {photos.length}
      </Place>
      <Button
        variant="secondary"
        icon={<ChevronLeft size={18} aria-hidden="true" />}
        autoFocus={focused === 'previous'}
        onClick={() => turn(-1, 'previous')}
      >
        Previous
      </Button>
      <Button
        variant="secondary"
        icon={<ChevronRight size={18} aria-hidden="true" />}
        autoFocus={focused === 'next'}
        onClick={() => turn(1, 'next')}
      >
        Next
      </Button>
    </>
  );
}

const Place = styled(Quiet)`
  align-self: center;
`;
