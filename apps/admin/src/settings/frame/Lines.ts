import { media, token } from '@platform/ui';
import { styled } from 'styled-components';

/** A list with a Line for each entry. */
export const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** One entry: text on the left, actions on the right. */
export const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token.space.xs} ${token.space.md};
  padding-block: ${token.space.sm};
  & + & {
    border-top: 1px solid ${token.color.line};
  }
  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
`;

export const LineWords = styled.div`
  display: grid;
  gap: ${token.space.hair};
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const LineTitle = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.xxs} ${token.space.xs};
  font-weight: ${token.weight.semibold};
`;
