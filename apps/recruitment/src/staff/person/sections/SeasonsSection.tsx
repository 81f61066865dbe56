import { Loaded } from '@platform/module-kit';
import { dayInWords, SectionTitle, Quiet } from '@platform/module-kit/screens';
import { Badge, Inline, Stack } from '@platform/ui';
import { useId } from 'react';
import type { SeasonWorked } from '../../source/rows/staffMember';
import { failures } from '../../source/failures';
import { Line, Lines } from './Lines';
import { useSeasonsOf } from '../../source/queries';

/** The seasons a person worked, and whether the club would rehire them. */
export function SeasonsSection({ personId }: { personId: string }) {
  const id = useId();
  const seasons = useSeasonsOf(personId);
  return (
    <Stack as="section" $gap="xs" aria-labelledby={id}>
      <SectionTitle id={id}>Seasons worked</SectionTitle>
      <Loaded query={seasons} label="the seasons" failure={failures.seasons} height="4rem">
        {(listed) =>
          listed.length === 0 ? (
            <Quiet>None yet.</Quiet>
          ) : (
            <Lines role="list">
              {listed.map((season) => (
                <Line key={season.id}>
                  <Inline $justify="between" $gap="xs">
                    <span>
                      {season.year}, {season.role}
                    </span>
                    <Outcome season={season} />
                  </Inline>
                  {season.outcome !== null && !season.eligibleForRehire && <Quiet>Not eligible for rehire</Quiet>}
                </Line>
              ))}
            </Lines>
          )
        }
      </Loaded>
    </Stack>
  );
}

function Outcome({ season: { outcome, leftOn } }: { season: SeasonWorked }) {
  if (outcome === null) return <Badge tone="water">This season</Badge>;
  if (outcome === 'finished') return <Badge tone="success">Finished</Badge>;
  return <Badge tone="outline">{leftOn === null ? 'Left' : `Left ${dayInWords(leftOn)}`}</Badge>;
}
