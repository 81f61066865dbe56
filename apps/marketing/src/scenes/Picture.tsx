import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface PictureProps {
  /** Width and height of the drawing, in its own units. */
  size: readonly [width: number, height: number];
  /** A description for people who cannot see it. */
  label: string;
  /** The part that stays visible in a frame of another shape; the middle by default. */
  keep?: 'left' | 'middle' | 'right' | 'top';
  children: ReactNode;
}

const alignments = { left: 'xMinYMid', middle: 'xMidYMid', right: 'xMaxYMid', top: 'xMidYMin' };

/** A drawing that fills its frame. Its colors are tokens, so it has a dark version. */
export function Picture({ size: [width, height], label, keep = 'middle', children }: PictureProps) {
  return (
    <Drawing
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={`${alignments[keep]} slice`}
      role="img"
      aria-label={label}
    >
      {children}
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: 100%;
  height: 100%;
`;
