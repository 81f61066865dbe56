import { css, styled } from 'styled-components';
import { Table } from '../display/facts/Table';
import { media } from '../tokens/breakpoint';
import { token } from '../tokens/token';
import { cardRows } from './cardRows';
import { closeColumns } from './closeColumns';

const oneLine = css`
  /* Less specific than closeColumns, which therefore decides in a narrow place. */
  * + :is(th, td) {
    padding-inline: ${token.space.sm};
  }
  tbody :is(th, td) {
    height: ${token.control.target};
    padding-block: ${token.space.xxs};
    white-space: nowrap;
  }
`;

/** The head and the rows of a table: the head stays in view, and on a phone the column that names the rows, too. */
export const TableRows = styled(Table)<{ $dense: boolean }>`
  border-collapse: separate;
  border-spacing: 0;
  thead th {
    position: sticky;
    top: 0;
    z-index: 1;
    background: ${token.color.surface};
    box-shadow: inset 0 -1px ${token.color.lineStrong};
  }
  tbody :is(th, td) {
    background: ${token.color.surface};
    box-shadow: inset 0 -1px ${token.color.line};
  }
  tbody th {
    text-align: start;
  }
  ${({ $dense }) => $dense && oneLine}
  ${closeColumns}
  tbody tr:hover :is(th, td) {
    background: ${token.color.surfaceHover};
  }
  tbody tr[aria-selected='true'] :is(th, td) {
    background: ${token.color.waterSoft};
  }
  tbody tr[aria-current] {
    :is(th, td) {
      background: ${token.color.waterSoft};
    }
    > th {
      box-shadow:
        inset 0 -1px ${token.color.line},
        inset 3px 0 0 ${token.color.water};
    }
  }
  tbody tr[aria-hidden] td {
    padding: 0;
    background: transparent;
    box-shadow: none;
  }
  /* All rows have one height, which gives the space of those that are not rendered. */
  &[data-windowed] tbody :is(th, td) {
    white-space: nowrap;
  }
  [data-select] {
    width: 1%;
    padding-inline-end: 0;
  }
  @media ${media.mobile} {
    &:not([data-cards]) {
      td {
        white-space: nowrap;
      }
      tbody th,
      thead th:first-of-type:not([data-select]),
      thead [data-select] + th {
        position: sticky;
        inset-inline-start: 0;
        z-index: 1;
        min-width: 8rem;
        max-width: 45vw;
        overflow: hidden;
        text-overflow: ellipsis;
        box-shadow:
          inset 0 -1px ${token.color.line},
          1px 0 ${token.color.line};
      }
      thead th:first-of-type:not([data-select]),
      thead [data-select] + th {
        z-index: 2;
        box-shadow:
          inset 0 -1px ${token.color.lineStrong},
          1px 0 ${token.color.line};
      }
    }
  }
  @media print {
    thead th {
      position: static;
    }
    /* A shadow would be a picture on paper. */
    :is(thead, tbody) :is(th, td) {
      border-bottom: 1px solid ${token.color.line};
      box-shadow: none;
    }
    &[data-windowed] tbody :is(th, td) {
      white-space: normal;
    }
    :is([data-select], [data-screen-only]) {
      display: none;
    }
    :is(th, td) {
      padding-block: ${token.space.xxs};
    }
  }
  ${cardRows}
`;
