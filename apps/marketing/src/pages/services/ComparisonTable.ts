import { media, Table, token } from '@platform/ui';
import { css, styled } from 'styled-components';

/** Windows too narrow for the four plans side by side. */
export const NARROW = '(max-width: 899.98px)';
const NARROW_ON_SCREEN = `screen and ${NARROW}`;
/** Applies where two plans are chosen. Elsewhere all are visible, or no script runs that could show another one. */
export const NARROW_WITH_SCRIPT = `${NARROW_ON_SCREEN} and (scripting: enabled)`;

/* Its own edge and shadow, so that content passing below it does not seem cut off. */
const staysInSight = css`
  position: sticky;
  /* As far as the page's header stays in sight itself: in low windows it scrolls away. */
  top: min(4.5rem, (100vh - 36rem) * 999);
  z-index: 1;
  background: ${token.color.page};
  /* Cells whose borders collapse throw no shadow. */
  &::after {
    content: '';
    position: absolute;
    inset: 100% 0 auto;
    height: 0.625rem;
    border-top: 1px solid ${token.color.lineStrong};
    background: linear-gradient(rgb(var(--color-shade) / 0.1), transparent);
    pointer-events: none;
  }
`;

/** Plans side by side with their headings visible; in a narrow window, those marked `data-chosen`. */
export const ComparisonTable = styled(Table)`
  /* Keeps text for screen readers inside of the frame that scrolls. */
  position: relative;
  table-layout: fixed;
  thead th {
    color: ${token.color.ink};
    font-family: ${token.font.display};
    font-size: ${token.size.lg};
    font-weight: ${token.weight.display};
  }
  @media ${media.beside} {
    thead :is(th, td) {
      ${staysInSight}
    }
  }
  tbody th {
    color: ${token.color.inkMuted};
    font-weight: ${token.weight.medium};
  }
  th:first-child,
  td:first-child {
    padding-inline-start: 0;
  }
  tfoot td {
    padding-inline-end: 0;
  }
  tfoot a {
    padding-inline: ${token.space.xs};
  }
  tfoot tr {
    border-top: 1px solid ${token.color.line};
  }
  td,
  tbody th {
    overflow-wrap: anywhere;
    padding-block: ${token.space.md};
    vertical-align: top;
  }
  [data-kind='kept'],
  [data-kind='none'] {
    color: ${token.color.inkMuted};
  }
  @media print {
    font-size: ${token.size.xs};
    break-inside: avoid;
    td,
    tbody th {
      padding-block: ${token.space.xs};
    }
    tfoot {
      display: none;
    }
  }
  @media ${NARROW_ON_SCREEN} {
    min-width: 44rem;
  }
  @media ${NARROW_WITH_SCRIPT} {
    min-width: 0;
    [data-plan]:not([data-chosen]),
    [data-empty] {
      display: none;
    }
    &,
    tbody,
    tfoot {
      display: block;
    }
    thead {
      display: block;
      ${staysInSight}
    }
    /* The topic stands above its two cells, so that these have the whole width. */
    tr:not([data-empty]) {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${token.space.md};
    }
    tbody th {
      grid-column: 1 / -1;
      padding-inline: 0;
      padding-bottom: 0;
      border-bottom: 0;
    }
    :is(thead, tfoot) td:first-child:not([data-plan]) {
      display: none;
    }
    [data-plan] {
      padding-inline: 0;
    }
    tbody [data-plan] {
      padding-top: ${token.space.xxs};
    }
  }
`;
