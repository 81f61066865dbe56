import { token } from '@platform/ui';
import { styled } from 'styled-components';

/** Rows of a dialog: a title, a note in a `small`, and the actions. */
export const ItemList = styled.ul.attrs({ role: 'list' })`
  display: grid;
  font-size: ${token.size.sm};
  line-height: ${token.leading.control};
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space.xs} ${token.space.md};
    padding-block: ${token.space.sm};
  }
  > li + li {
    border-top: 1px solid ${token.color.line};
  }
  > li[data-off] {
    color: ${token.color.inkMuted};
  }
  strong {
    display: block;
    font-weight: ${token.weight.semibold};
  }
  small {
    display: block;
    margin-top: ${token.space.hair};
    color: ${token.color.inkMuted};
    font-size: ${token.size.xs};
  }
`;

/** Height of a row of an `ItemList` with a title, and of each further line in a `span` or `small` (rem). */
const TITLE_REM = 2.75;
const LINE_REM = 1.125;

/** The least height of a row (rem). @param lines lines below its title */
export const itemRem = (lines: number): number => TITLE_REM + lines * LINE_REM;

/** The text of a row, beside its buttons. */
export const ItemWords = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;
