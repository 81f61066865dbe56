import {
  canBeReopened,
  dayInWords,
  hasOpened,
  lastReopening,
  ReopenSeason,
  SeasonRecord,
} from '@platform/module-kit/screens';
import { dayAt } from '@platform/ui/dates';
import { Badge, Button, Card, CardTitle, Inline, onDemand, Stack, token } from '@platform/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useSeasonEvents } from '../../source/queries';
import type { Season } from '../../source/rows/season';
import { usePostSeasonSource } from '../../source/usePostSeasonSource';
import { useSeason } from '../postSeason/SeasonContext';
import { useCanAdminister } from './useCanAdminister';

const CloseQuestion = onDemand(() => import('./CloseQuestion'))('CloseQuestion');

/** Whether the season is closed, since when, and the way to close or reopen it. */
export function CloseStatus() {
  const { season } = useSeason();
  const { canManage } = usePostSeasonSource();
  return (
    <Card as="section" aria-labelledby="close-title">
      <Inline $justify="between" $gap="sm">
        <Inline $gap="xs">
          <CardTitle id="close-title">Close the season</CardTitle>
          <Badge tone={season.isClosed ? 'success' : 'water'}>{season.isClosed ? 'Closed' : 'Open'}</Badge>
        </Inline>
        <Deed season={season} />
      </Inline>
      <Words $gap="xs">
        <StatusInWords season={season} />
        {canManage && <RecordOf season={season} />}
      </Words>
    </Card>
  );
}

function StatusInWords({ season: { year, opensOn, endsOn, closedAt } }: { season: Season }) {
  const { today, now, timeZone } = usePostSeasonSource();
  const canAdminister = useCanAdminister();
  if (closedAt !== null) {
    const until = dayInWords(dayAt(lastReopening(closedAt), timeZone));
    return (
      <>
        <p>
          Season {year} closed on {dayInWords(dayAt(new Date(closedAt), timeZone))}. Its checklists, budget and surveys
          are kept, and its reviews stay as they are.
        </p>
        <p>
          {canBeReopened(closedAt, now())
            ? `An administrator can reopen it until ${until}, with a reason.`
            : `It could be reopened until ${until}.`}
        </p>
      </>
    );
  }
  if (!hasOpened(opensOn, today())) {
    return (
      <p>
        Season {year} opens on {dayInWords(opensOn)}. It can be closed from that day on.
      </p>
    );
  }
  return (
    <p>
      Season {year} {today() > endsOn ? 'ended' : 'runs until'} {today() > endsOn && 'on '}
      {dayInWords(endsOn)}. Later seasons are compared with a closed one.
      {!canAdminister && ' An administrator of the club closes it.'}
    </p>
  );
}

function RecordOf({ season: { id, year } }: { season: Season }) {
  const { timeZone } = usePostSeasonSource();
  return <SeasonRecord year={year} events={useSeasonEvents(id)} timeZone={timeZone} />;
}

function Deed({ season }: { season: Season }) {
  const { today, now, reopenSeason } = usePostSeasonSource();
  const canAdminister = useCanAdminister();
  const [isAsking, setIsAsking] = useState(false);
  if (!canAdminister) return null;
  if (season.closedAt !== null) {
    if (!canBeReopened(season.closedAt, now())) return null;
    return <ReopenSeason year={season.year} reopen={(reason) => reopenSeason(season, reason)} />;
  }
  if (!hasOpened(season.opensOn, today())) return null;
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>Close {season.year}…</Button>
      {isAsking && <CloseQuestion season={season} onClose={() => setIsAsking(false)} />}
    </>
  );
}

const Words = styled(Stack)`
  margin-top: ${token.space.xs};
  p {
    max-width: 70ch;
    color: ${token.color.inkMuted};
  }
`;
