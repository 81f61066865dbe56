import { ChevronLeft, ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { media } from '../tokens/breakpoint';
import { token } from '../tokens/token';
import { pageNumbers } from './pageNumbers';

export interface PaginationProps {
  /** What is paged, such as "Applications". */
  label: string;
  /** From 1. */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
  /** Which rows these are, such as "51–100 of 312". */
  summary?: string;
}

/** Pages through a long list. Renders nothing for a single page without a summary. */
export function Pagination({ label, page, pageCount, onChange, summary }: PaginationProps) {
  if (pageCount <= 1 && summary === undefined) return null;
  return (
    <Frame aria-label={`Pages: ${label}`}>
      {summary !== undefined && <Summary role="status">{summary}</Summary>}
      {pageCount > 1 && (
        <Row role="list">
          <li>
            <Step type="button" aria-label="Previous page" disabled={page <= 1} onClick={() => onChange(page - 1)}>
              <ChevronLeft size={18} strokeWidth={1.75} />
            </Step>
          </li>
          {pageNumbers(page, pageCount).map((each, index) =>
            each === 'gap' ? (
              <Gap key={`gap-${index}`} aria-hidden="true">
                …
              </Gap>
            ) : (
              <Numbered key={each}>
                <Step
                  type="button"
                  aria-label={`Page ${each}`}
                  aria-current={each === page ? 'page' : undefined}
                  onClick={() => each !== page && onChange(each)}
                >
                  {each}
                </Step>
              </Numbered>
            ),
          )}
          <Position aria-hidden="true">
            {page} / {pageCount}
          </Position>
          <li>
            <Step type="button" aria-label="Next page" disabled={page >= pageCount} onClick={() => onChange(page + 1)}>
              <ChevronRight size={18} strokeWidth={1.75} />
            </Step>
          </li>
        </Row>
      )}
    </Frame>
  );
}

const Frame = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.xs} ${token.space.lg};
  font-size: ${token.size.sm};
  font-variant-numeric: tabular-nums;
`;

const Summary = styled.p`
  color: ${token.color.inkMuted};
`;

const Row = styled.ul`
  display: flex;
  align-items: center;
  gap: ${token.space.hair};
  margin-inline-start: auto;
`;

const Step = styled.button`
  display: grid;
  place-items: center;
  min-width: 2.25rem;
  min-height: 2.25rem;
  padding-inline: ${token.space.xs};
  border: 1px solid transparent;
  border-radius: ${token.radius.sm};
  background: transparent;
  color: ${token.color.ink};
  font-weight: ${token.weight.medium};
  &:hover:not(:disabled) {
    background: ${token.color.surfaceHover};
  }
  &:disabled {
    color: ${token.color.lineStrong};
    cursor: not-allowed;
  }
  &[aria-current] {
    border-color: ${token.color.water};
    background: ${token.color.waterSoft};
    color: ${token.color.waterInk};
    font-weight: ${token.weight.semibold};
  }
  @media (pointer: coarse) {
    min-width: ${token.control.target};
    min-height: ${token.control.target};
  }
`;

const Numbered = styled.li`
  @media ${media.compact} {
    display: none;
  }
`;

const Gap = styled.li`
  width: 1.5rem;
  color: ${token.color.inkMuted};
  text-align: center;
  @media ${media.compact} {
    display: none;
  }
`;

const Position = styled.li`
  display: none;
  padding-inline: ${token.space.xs};
  @media ${media.compact} {
    display: block;
  }
`;
