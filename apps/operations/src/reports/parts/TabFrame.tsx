import { FigureOutline, FigureStrip, isSettled } from '@platform/module-kit/screens';
import { Held, media, Skeleton, SkeletonTable, Stack, token } from '@platform/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface TabFrameProps {
  /** All queries of the tab. It shows all at once, so that nothing moves. */
  queries: readonly { isPending: boolean; failureCount: number; isEnabled: boolean }[];
  /** Number of figures at the top. */
  figures: number;
  children: ReactNode;
}

/** A tab of the reports, once all of it has loaded. */
export function TabFrame({ queries, figures, children }: TabFrameProps) {
  return (
    <Held
      until={queries.every((query) => !query.isEnabled || isSettled(query))}
      placeholder={
        <Stack $gap="lg" aria-busy="true">
          <FigureStrip aria-hidden="true">
            {Array.from({ length: figures }, (_, place) => (
              <FigureOutline key={place} />
            ))}
          </FigureStrip>
          <Charts>
            <Skeleton $height="20rem" />
            <Skeleton $height="20rem" />
          </Charts>
          <SkeletonTable />
        </Stack>
      }
    >
      <Stack $gap="lg">{children}</Stack>
    </Held>
  );
}

/** Two charts next to each other if there is room. `$lead` gives the first one more width, for its many names. */
export const Charts = styled.div<{ $lead?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.lg};
  @media ${media.wide} {
    grid-template-columns: minmax(0, ${({ $lead = false }) => ($lead ? 3 : 1)}fr) minmax(
        0,
        ${({ $lead = false }) => ($lead ? 2 : 1)}fr
      );
  }
`;

/** Two short tables next to each other if both fit with their columns. */
export const Tables = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token.space.lg};
  @media (min-width: 1280px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
