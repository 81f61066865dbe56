import { CLUB_FAILED, FailedAlert } from '@platform/module-kit/screens';
import { media, SkeletonText, token } from '@platform/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useSummary } from '../../today/source/queries';

/** The dashboard's club: its type and its location. The page's header above shows its name. */
export function ClubCard() {
  const summary = useSummary();
  const { data } = summary;
  return (
    <Frame aria-label="The club">
      {summary.isError ? (
        <FailedAlert query={summary} title={CLUB_FAILED} />
      ) : (
        <Facts aria-busy={summary.isPending || undefined}>
          <Fact term="Type">{data?.type}</Fact>
          <Fact term="Season">{data?.season}</Fact>
          <Fact term="Members">{data?.memberCount.toLocaleString('en-US')}</Fact>
          <Fact term="Address">{data && (data.address?.split(/\s*\n\s*/).join(', ') ?? '–')}</Fact>
        </Facts>
      )}
    </Frame>
  );
}

/** One fact about the club. Without a value, it reserves the space for one. */
function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children ?? <SkeletonText />}</dd>
    </div>
  );
}

const Frame = styled.section`
  padding: ${token.space.lg};
  border-radius: ${token.radius.lg};
  background: ${token.color.surfaceInverse};
  color: ${token.color.inkInverse};
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(max-content, 1fr)) minmax(0, 3fr);
  gap: ${token.space.sm} ${token.space.xl};

  /* The address is the only one of unknown length: below the others it moves none of them. */
  @media ${media.narrow} {
    grid-template-columns: repeat(3, max-content);

    > :last-child {
      grid-column: 1 / -1;
    }
  }

  @media ${media.mobile} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :is(:first-child, :last-child) {
      grid-column: 1 / -1;
    }

    /* Room for an address of two lines. */
    > :last-child {
      min-height: 4.5rem;
    }
  }

  dt {
    color: ${token.color.inkInverseMuted};
    font-size: ${token.size.xs};
    font-weight: ${token.weight.medium};
  }

  dd {
    font-weight: ${token.weight.medium};
    font-variant-numeric: tabular-nums;
  }
`;
