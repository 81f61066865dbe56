import { media, token } from '@platform/ui';
import { styled } from 'styled-components';

/** The first texts of a page, stacked. */
export const PageWords = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.lg};
`;

/** A line above the title: what kind of page it is. */
export const PageKind = styled.p`
  color: ${token.color.courtInk};
  font-weight: ${token.weight.semibold};
  text-wrap: balance;
`;

/** The only h1 of a page. */
export const PageTitle = styled.h1`
  max-width: 14em;
  font-family: ${token.font.display};
  font-size: ${token.size.headline};
  font-weight: ${token.weight.display};
  letter-spacing: -0.028em;
  line-height: ${token.leading.tight};
  overflow-wrap: anywhere;
`;

/** The sentence below the title. */
export const PageLead = styled.p`
  max-width: 36rem;
  color: ${token.color.inkMuted};
  font-size: ${token.size.lg};
  line-height: 1.5;
  text-wrap: balance;
`;

/** The first links of the page; on a phone they share the width. */
export const PageActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.sm};
  padding-top: ${token.space.xs};
  @media ${media.compact} {
    > * {
      flex: 1 1 auto;
    }
  }
  @media print {
    display: none;
  }
`;
