import { Loaded } from '@platform/module-kit';
import { Card, CardTitle, Grid, Stack } from '@platform/ui';
import type { usePlanConsequences } from '../../source/queries';
import { FeatureList } from './FeatureList';
import { CONSEQUENCES_FAILED } from '../../source/failures';

/** What the club's administrators could grant with another plan, before it is decided. */
export function PlanConsequencesCard({ query }: { query: ReturnType<typeof usePlanConsequences> }) {
  return (
    <Card $tone="sunken" as="section" aria-label="Consequences">
      <Stack>
        <CardTitle as="h3">Features that its administrators may grant</CardTitle>
        <Loaded query={query} failure={CONSEQUENCES_FAILED} height="8rem">
          {({ come, go }) => (
            <Grid $min="12rem" $gap="md">
              <FeatureList title="Come" features={come} />
              <FeatureList title="Go" features={go} />
            </Grid>
          )}
        </Loaded>
        {query.data?.go.some(({ granted }) => granted > 0) && (
          <p>People who have one of them keep it until an administrator revokes it.</p>
        )}
      </Stack>
    </Card>
  );
}
