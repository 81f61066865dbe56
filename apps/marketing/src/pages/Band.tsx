import { Container, focusOnColor, media, token } from '@platform/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { bandPadding } from './bandPadding';

interface BandProps {
  /** Id of the heading that names the section. */
  labelledBy?: string;
  ground?: 'page' | 'surface' | 'deep';
  children: ReactNode;
}

/** A full-width section of a page for visitors. */
export function Band({ labelledBy, ground = 'page', children }: BandProps) {
  return (
    <Section aria-labelledby={labelledBy} $ground={ground}>
      <Container>{children}</Container>
    </Section>
  );
}

const grounds = { page: token.color.page, surface: token.color.surface, deep: token.color.surfaceInverse };

const Section = styled.section<{ $ground: NonNullable<BandProps['ground']> }>`
  position: relative;
  padding-block: ${bandPadding};
  background: ${({ $ground }) => grounds[$ground]};
  color: ${({ $ground }) => ($ground === 'deep' ? token.color.inkInverse : token.color.ink)};
  ${({ $ground }) => $ground === 'deep' && focusOnColor}
`;

/** Heading of a band. */
export const BandTitle = styled.h2`
  max-width: 18em;
  font-family: ${token.font.display};
  font-size: ${token.size.title};
  font-weight: ${token.weight.display};
  letter-spacing: -0.022em;
  line-height: 1.1;
`;

/** The sentence below a heading. */
export const Lead = styled.p`
  max-width: ${token.width.text};
  color: ${token.color.inkMuted};
  font-size: ${token.size.lg};
  line-height: 1.5;
  text-wrap: balance;
`;

/** Text beside content from 768 px, above it on a phone. */
export const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.xxl};
  @media ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: clamp(${token.space.xl}, 6vw, 6rem);
  }
`;
