import { styled } from 'styled-components';
import { media } from '../tokens/breakpoint';
import { token, type SpaceToken } from '../tokens/token';

interface FlowProps {
  $gap?: SpaceToken;
  $align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
}

const alignments = { start: 'flex-start', center: 'center', end: 'flex-end', stretch: 'stretch', baseline: 'baseline' };

/** Children below one another. */
export const Stack = styled.div<FlowProps>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align = 'stretch' }) => alignments[$align]};
  gap: ${({ $gap = 'md' }) => token.space[$gap]};
`;

/** Children beside one another; they wrap when the line is full. */
export const Inline = styled.div<FlowProps & { $justify?: 'start' | 'between' | 'end' | 'center' }>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align = 'center' }) => alignments[$align]};
  justify-content: ${({ $justify = 'start' }) =>
    ({ start: 'flex-start', between: 'space-between', end: 'flex-end', center: 'center' })[$justify]};
  gap: ${({ $gap = 'sm' }) => token.space[$gap]};
`;

/**
 * Equal columns, as many as fit; `$min` is the narrowest a column may get. With `$stretch`, few children share the
 * whole line instead of leaving its end empty.
 */
export const Grid = styled.div<{ $gap?: SpaceToken; $min?: string; $stretch?: boolean }>`
  display: grid;
  grid-template-columns: repeat(
    ${({ $stretch }) => ($stretch ? 'auto-fit' : 'auto-fill')},
    minmax(min(100%, ${({ $min = '17rem' }) => $min}), 1fr)
  );
  gap: ${({ $gap = 'lg' }) => token.space[$gap]};
`;

/** The fields of a day and of when it begins and ends. On a phone, the day has a line of its own above both times. */
export const DayAndTimes = styled(Grid).attrs({ $min: '9rem', $gap: 'md', $stretch: true })`
  @media ${media.compact} {
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

/**
 * Tiles of figures above the rows of a page: as many beside each other as fit. On a phone there are two, close together, so
 * that four of them leave room for what the page is about; the last of an odd number has the whole line.
 */
export const Tiles = styled.ul.attrs({ role: 'list' })<{ $min?: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $min = '15rem' }) => $min}), 1fr));
  gap: ${token.space.md};
  margin: 0;
  padding: 0;
  list-style: none;
  @media ${media.compact} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token.space.xs};
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  @media ${media.tiny} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The page's column, with the side margins of the page. */
export const Container = styled.div<{ $width?: 'text' | 'narrow' | 'page' | 'wide' }>`
  width: 100%;
  max-width: calc(${({ $width = 'page' }) => token.width[$width]} + 2 * ${token.space.gutter});
  margin-inline: auto;
  padding-inline: ${token.space.gutter};
`;

/** Shown from 768 px on. */
export const DesktopOnly = styled.div`
  @media ${media.mobile} {
    display: none;
  }
`;
