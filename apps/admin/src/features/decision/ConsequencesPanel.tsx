import { Loaded, useQuery } from '@platform/module-kit';
import { Card, CardTitle, Stack } from '@platform/ui';
import { useEffect } from 'react';
import { consequencesKey, readConsequences } from '../engagements/readConsequences';
import type { CellChoice } from '../matrix/EngagementCell';
import type { Change } from './change';
import { ConsequencesView } from './ConsequencesView';

interface ConsequencesPanelProps extends CellChoice {
  change: Change;
  /** Called with whether the consequences are visible. Nothing can be confirmed before. */
  onKnown(isKnown: boolean): void;
}

/** What the chosen change would mean for the club, as the server computes it from both releases. */
export function ConsequencesPanel({ club, module, change, onKnown }: ConsequencesPanelProps) {
  const consequences = useQuery({
    queryKey: consequencesKey(club.id, module.id, change),
    queryFn: () => readConsequences(club.id, module.id, change),
    // A decision must not be based on old consequences.
    staleTime: 0,
  });
  // Reread consequences may differ.
  const isKnown = consequences.isSuccess && !consequences.isFetching;
  useEffect(() => onKnown(isKnown), [isKnown, onKnown]);
  return (
    <Card $tone="sunken" as="section" aria-label="Consequences">
      <Stack>
        <CardTitle as="h3">What this means for {club.name}</CardTitle>
        <Loaded query={consequences} failure="Failed to fetch the consequences" height="10rem">
          {(found) => <ConsequencesView consequences={found} />}
        </Loaded>
      </Stack>
    </Card>
  );
}
