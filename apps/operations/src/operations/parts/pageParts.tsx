import { token } from '@platform/ui';
import { styled } from 'styled-components';

/** The name of a row with a short note below; never squeezed to one word a line. */
export const NameCell = styled.span`
  display: grid;
  gap: ${token.space.hair};
  min-width: 10rem;
`;

/** A section of a drawer. */
export const Section = styled.section`
  display: grid;
  gap: ${token.space.sm};
  > h3 {
    font-size: ${token.size.md};
  }
`;

/** Text with its line breaks. */
export const Written = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** Rows below one another with a line between them. */
export const DividedList = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
  > li + li {
    border-top: 1px solid ${token.color.line};
  }
`;

/** A row of such a list: its words, and its menu at the end. */
export const ListRow = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token.space.sm};
  padding-block: ${token.space.sm};
`;
