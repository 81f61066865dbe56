import { media, SkeletonText, token } from '@platform/ui';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';

/**
 * Figures in one line above the rows that they count; on phones and small tablets two to a line, and three where there are
 * more than four.
 */
export const FigureStrip = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  overflow: hidden;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
  background: ${token.color.line};
  gap: 1px;
  @media not all and ${media.beside} {
    grid-auto-flow: row;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  @media ${media.narrow} {
    &:has(> :nth-child(5)) {
      grid-auto-flow: row;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      > :last-child:nth-child(odd) {
        grid-column: auto;
      }
      > :last-child:nth-child(3n + 1) {
        grid-column: 1 / -1;
      }
      > :last-child:nth-child(3n + 2) {
        grid-column: span 2;
      }
    }
  }
  @media ${media.compact} {
    &:has(> :nth-child(5)) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      > :last-child:nth-child(even) {
        grid-column: auto;
      }
      > :last-child:nth-child(odd) {
        grid-column: 1 / -1;
      }
    }
  }
  /* A sheet has room for four beside each other. */
  @media print {
    break-inside: avoid;
    &:not(:has(> :nth-child(5))) {
      grid-auto-flow: column;
      grid-template-columns: none;
      > :last-child:nth-child(odd) {
        grid-column: auto;
      }
    }
  }
`;

export interface FigureProps {
  /** Leads to the rows of the figure, if a page shows them. */
  to?: string;
  label: ReactNode;
  /** Undefined while it is counted; '–' when there is none. */
  value?: ReactNode;
  /** One short word beside it: the period, the share. */
  detail?: ReactNode;
  /**
   * The approximate widths of the parts of the detail, for its outline: a detail that will need a second line reserves
   * it. By default one part of `6em`.
   */
  detailWidths?: readonly string[];
  /** It needs attention; the words say what to do. */
  alarming?: boolean;
}

/** One figure with its name, and the link to its rows. */
export function Figure({ to, label, value, detail, detailWidths = SHORT, alarming }: FigureProps) {
  const words = (
    <>
      <Name>{label}</Name>
      <Line>
        <Value>{value ?? <SkeletonText $width="2em" />}</Value>
        {(detail !== undefined || value === undefined) && (
          <Detail data-alarming={alarming || undefined}>{detail ?? <Parts widths={detailWidths} />}</Detail>
        )}
      </Line>
    </>
  );
  return <Cell>{to === undefined ? <Box>{words}</Box> : <Way to={to}>{words}</Way>}</Cell>;
}

interface FigureOutlineProps extends Pick<FigureProps, 'detail' | 'detailWidths'> {
  /** As those of the detail. */
  labelWidths?: readonly string[];
}

/** The outline of a figure that is loading. */
export function FigureOutline({ labelWidths = SHORT, ...detail }: FigureOutlineProps) {
  return <Figure label={<Parts widths={labelWidths} />} {...detail} />;
}

const SHORT = ['6em'];

const Parts = ({ widths }: { widths: readonly string[] }) =>
  widths.map((width, place) => (
    <Fragment key={place}>
      {place > 0 && ' '}
      <SkeletonText $width={width} />
    </Fragment>
  ));

const Cell = styled.li`
  min-width: 0;
  background: ${token.color.surface};
`;

const box = css`
  display: grid;
  align-content: start;
  height: 100%;
  padding: ${token.space.xs} ${token.space.md};
  line-height: ${token.leading.control};
`;

const Box = styled.div`
  ${box}
`;

const Way = styled(Link)`
  ${box}
  border-radius: ${token.radius.md};
  color: inherit;
  text-decoration: none;
  &:hover {
    background: ${token.color.surfaceHover};
    color: inherit;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Name = styled.span`
  color: ${token.color.inkMuted};
  font-size: ${token.size.xs};
  font-weight: ${token.weight.medium};
`;

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token.space.xs};
  @media not all and ${media.beside} {
    flex-direction: column;
  }
`;

const Value = styled.strong`
  font-size: ${token.size.lg};
  font-weight: ${token.weight.semibold};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.01em;
`;

const Detail = styled.span`
  max-width: 100%;
  color: ${token.color.inkMuted};
  font-size: ${token.size.xs};
  &[data-alarming] {
    color: ${token.color.danger};
    font-weight: ${token.weight.semibold};
  }
`;
