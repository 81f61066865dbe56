import { css } from 'styled-components';
import { media } from '../tokens/breakpoint';
import { token } from '../tokens/token';

/** The container of a table with cards. A table without it has cards on a phone only. */
const PLACE = 'table-place';

/** Makes an element the place whose width decides between columns and cards; without cards, how close columns stand. */
export const tablePlace = css<{ $cards: boolean }>`
  container: ${({ $cards }) => ($cards ? PLACE : 'columns')} / inline-size;
`;

/** A container query: the place is too narrow for columns, such as beside the sidebar on a tablet (505 px). */
export const narrowPlace = `${PLACE} (max-width: 40rem)`;

const cards = css`
  &[data-cards],
  &[data-cards] :is(thead, tbody) {
    display: block;
  }
  &[data-cards] :is(thead, tbody) tr > :is(th, td) {
    position: static;
    padding: 0;
    background: none;
    box-shadow: none;
    white-space: normal;
  }
  /* What chooses all stays above the cards; a list beside them sorts (PhoneSort), and each value has its column's name. */
  &[data-cards] thead:not(:has([data-select])) {
    display: none;
  }
  &[data-cards] thead tr {
    display: flex;
    padding-inline: ${token.space.md};
  }
  &[data-cards] thead tr > th {
    width: auto;
    padding-block: ${token.space.xxs};
    &:not([data-select]) {
      display: none;
    }
  }
  &[data-cards] [data-select-all] {
    display: flex;
    align-items: center;
    gap: ${token.space.sm};
    min-height: ${token.control.target};
    > span {
      display: inline;
    }
  }
  &[data-cards] [data-row] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token.space.xxs} 0;
    padding: ${token.space.sm} ${token.space.md};
    box-shadow: inset 0 -1px ${token.color.line};
    &:is([aria-selected='true'], [aria-current]) {
      background: ${token.color.waterSoft};
    }
    &[aria-current] {
      box-shadow:
        inset 0 -1px ${token.color.line},
        inset 3px 0 0 ${token.color.water};
    }
    > td[data-select] {
      grid-area: 1 / 1;
      width: auto;
      padding-inline-end: ${token.space.sm};
    }
    > th {
      grid-area: 1 / 2;
      font-size: ${token.size.md};
    }
    > td:not([data-select]) {
      grid-column: 2 / -1;
      text-align: start;
    }
    > td[data-phone='fact'] {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: ${token.space.sm};
      min-height: 1.75rem;
      text-align: end;
      &::before {
        flex: none;
        color: ${token.color.inkMuted};
        content: attr(data-label);
      }
    }
    /* Its position shows people what it is. */
    > td:is([data-phone='line'], [data-phone='beside'])[data-label]::before {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      content: attr(data-label) ': ';
    }
    > td[data-phone='line'] {
      color: ${token.color.inkMuted};
    }
    > td[data-phone='beside'] {
      grid-area: 1 / 3;
      padding-inline-start: ${token.space.sm};
    }
    > td:is([data-phone='away'], :empty) {
      display: none;
    }
  }
`;

/** Rows of a table as cards, where its place is too narrow for its columns: every value under its row's name. */
export const cardRows = css`
  /* Above columns the square needs no words: it heads the squares of the rows. Above cards it stands alone. */
  [data-select-all] > span {
    display: none;
  }
  /* Paper is as narrow as a tablet; there, columns are read across and take a third of the sheets. */
  @media screen {
    @media ${media.mobile} {
      ${cards}
    }
    @container ${narrowPlace} {
      ${cards}
    }
  }
`;
