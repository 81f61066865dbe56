import { Loaded } from '@platform/module-kit';
import { Card, CardTitle, Stack } from '@platform/ui';
import type { useConsequences } from '../../source/queries';
import { ConsequencesView } from './ConsequencesView';
import { CONSEQUENCES_FAILED } from '../../source/failures';

interface ConsequencesPanelProps {
  clubName: string;
  query: ReturnType<typeof useConsequences>;
}

/** What the chosen change would mean for the club, as the server computes it from both releases. */
export function ConsequencesPanel({ clubName, query }: ConsequencesPanelProps) {
  return (
    <Card $tone="sunken" as="section" aria-label="Consequences">
      <Stack>
        <CardTitle as="h3">What this means for {clubName}</CardTitle>
        <Loaded query={query} failure={CONSEQUENCES_FAILED} height="10rem">
          {(found) => <ConsequencesView consequences={found} />}
        </Loaded>
      </Stack>
    </Card>
  );
}
