import { useAuth, type Club } from '@platform/session';
import { Alert, Button, Inline, Stack, token } from '@platform/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { momentInWords } from '../days/daysInWords';
import { counted } from '../lists/counted';
import { momentOnClubClock } from '../source/clubSource';
import type { KeptChange } from './kept';
import { keptAnswers } from './keptAnswers';
import { drop } from './kept';
import { outboxStore } from './outboxStore';
import { keepSending, refreshOutbox } from './sendKept';
import { useKeptOffline, type OfflinePages } from './useKeptOffline';

/**
 * Prepares pages for a day without a network: keeps them and their reads on this device, shows the time of answers that
 * come from the device, and shows changes that wait or were refused when sent later. Renders nothing while the server
 * answers and no change waits.
 */
export function WaitingChanges(kept: OfflinePages) {
  const { club, user } = useAuth();
  const person = user?.id;
  const changes = useSyncExternalStore(outboxStore.subscribe, outboxStore.get);
  const keptAt = useSyncExternalStore(keptAnswers.subscribe, keptAnswers.get);
  useKeptOffline(kept);
  useEffect(() => {
    if (person === undefined) return undefined;
    return keepSending(person);
  }, [person]);
  const own = changes.filter((change) => change.person === person);
  const refused = own.filter(({ refusal }) => refusal !== null);
  const waiting = own.filter(({ refusal }) => refusal === null);
  return (
    <Place role="status">
      {keptAt !== null && (
        <Alert title={`As of ${keptInWords(keptAt, club)}`}>
          This is what this device has kept. What has changed since appears once the connection is back.
        </Alert>
      )}
      {waiting.length > 0 && (
        <Alert title={`${counted(waiting.length, 'change waits', 'changes wait')} on this device`}>
          <Stack $gap="xs">
            <span>
              All is sent in order once the connection is back. Sign out only after that: signing out deletes it.
            </span>
            <List changes={waiting} club={club} />
          </Stack>
        </Alert>
      )}
      {refused.map((change) => (
        <Refused key={change.order} change={change} />
      ))}
    </Place>
  );
}

/** When something was kept, on the club's clock and in its time zone. @param keptAt milliseconds since 1970 */
const keptInWords = (keptAt: number, club: Club | null): string =>
  club ? momentInWords(momentOnClubClock(club, keptAt), club.time_zone) : momentInWords(new Date(keptAt));

function List({ changes, club }: { changes: readonly KeptChange[]; club: Club | null }) {
  return (
    <ul role="list">
      {changes.map(({ order, request, keptAt }) => (
        <li key={order}>{`${request.about} (kept ${keptInWords(keptAt, club)})`}</li>
      ))}
    </ul>
  );
}

function Refused({ change }: { change: KeptChange }) {
  const [isBusy, setBusy] = useState(false);
  const giveUp = async () => {
    setBusy(true);
    await drop(change.order);
    await refreshOutbox(change.person);
  };
  return (
    <Alert tone="danger" title={`Not saved: ${change.request.about}`}>
      <Inline $justify="between">
        <span>{change.refusal}</span>
        <Button size="sm" variant="secondary" loading={isBusy} onClick={() => void giveUp()}>
          Delete it
        </Button>
      </Inline>
    </Alert>
  );
}

const Place = styled.div`
  display: grid;
  gap: ${token.space.sm};
  &:empty {
    display: none;
  }
`;
