import { FigureOutline, FigureStrip, isSettled } from '@platform/module-kit/screens';
import { Grid, Held, Skeleton, SkeletonTable, Stack } from '@platform/ui';
import type { ReactNode } from 'react';

interface TabFrameProps {
  /** Every query of the tab: it shows as a whole, so that nothing on it moves. */
  queries: readonly { isPending: boolean; failureCount: number; isEnabled: boolean }[];
  /** How many figures stand first. */
  figures: number;
  children: ReactNode;
}

/** A tab of the reports, once all of it is known. */
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

/** Charts beside each other, where there is room. */
export const Charts = ({ children }: { children: ReactNode }) => (
  <Grid $min="24rem" $gap="lg" $stretch>
    {children}
  </Grid>
);
