import { DataError, Loaded } from '@platform/module-kit';
import { Alert, Skeleton, Stack, token } from '@platform/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { PAUSE } from './steps/clockStep';
import { ClubTime } from './ClubTime';
import { DoneStep } from './steps/DoneStep';
import { NameList } from './steps/NameList';
import { PersonStep } from './steps/PersonStep';
import { ReturnSoon } from './steps/ReturnSoon';
import type { SharedClock, SharedClockState } from './sharedClock';
import { UnsentNotices } from './punches/UnsentNotices';
import { useSharedClock } from './useSharedClock';

interface ClockScreenProps {
  clock: SharedClock;
  /** Called when a manager has turned the clock off. */
  onOff: () => void;
}

/** The screen of a shared clock: the names, one person's PIN, what was recorded, and the names again. */
export function ClockScreen({ clock, onOff }: ClockScreenProps) {
  const at = useSharedClock(clock);
  const { shown, step } = at;
  const isOff = shown.error instanceof DataError && shown.error.code === 'PT410';
  useEffect(() => {
    if (isOff) onOff();
  }, [isOff, onOff]);
  const isCutOff = shown.data !== undefined && !isOff && (shown.isError || shown.fetchStatus === 'paused');
  return (
    <Ground>
      <Loaded
        query={shown}
        label="the clock"
        failure="Failed to fetch the clock"
        shape={<Skeleton $height="24rem" aria-hidden="true" />}
      >
        {(state) => (
          <Stack $gap="lg">
            <Head>
              <div>
                <p>{state.clubName}</p>
                <h1>{state.deviceName}</h1>
              </div>
              <ClubTime now={at.clubNow} timeZone={state.timeZone} />
            </Head>
            {isCutOff && (
              <Alert tone="warning" title="This clock has no connection">
                It tries again by itself. What is pressed meanwhile is not recorded, and your manager is told of it
                later.
              </Alert>
            )}
            {step.at !== 'person' && (
              <UnsentNotices
                unsent={at.unsent}
                timeZone={state.timeZone}
                onForget={at.forget}
                onForgetDamaged={at.forgetDamaged}
              />
            )}
            <Steps at={at} state={state} note={clock.note} />
          </Stack>
        )}
      </Loaded>
    </Ground>
  );
}

interface StepsProps {
  at: ReturnType<typeof useSharedClock>;
  state: SharedClockState;
  note: string | undefined;
}

function Steps({ at, state: { people, timeZone }, note }: StepsProps) {
  const { step, events, choose, type, press, leave } = at;
  const person = step.at === 'list' ? undefined : people.find(({ id }) => id === step.staffId);
  const heading = useRef<HTMLHeadingElement>(null);
  const isBack = step.at === 'list' && events > 0;
  useEffect(() => {
    if (isBack) heading.current?.focus();
  }, [isBack]);
  if (step.at === 'done') {
    return (
      <>
        <DoneStep
          name={person?.name ?? ''}
          action={step.action}
          moment={step.moment}
          timeZone={timeZone}
          onLeave={leave}
        />
        <ReturnSoon key={events} seconds={PAUSE.done} onReturn={leave} />
      </>
    );
  }
  if (step.at === 'person' && person) {
    return (
      <>
        <PersonStep
          key={person.id}
          person={person}
          step={step}
          timeZone={timeZone}
          onType={type}
          onPress={(action) => void press(action)}
          onLeave={leave}
        />
        {step.pending === null && (
          <ReturnSoon
            key={events}
            seconds={PAUSE.person}
            warning={PAUSE.warning}
            onReturn={leave}
            onStay={() => type(step.pin)}
          />
        )}
      </>
    );
  }
  const on = people.filter(({ since }) => since !== null);
  const onBreak = on.filter(({ breakSince }) => breakSince !== null);
  return (
    <Stack $gap="md">
      <ListHead>
        <h2 ref={heading} tabIndex={-1}>
          Who are you?
        </h2>
        <p>
          {on.length === 0 ? 'No one is on' : `${on.length} on`}
          {onBreak.length > 0 && `, ${onBreak.length} of them on a break`}
        </p>
      </ListHead>
      <NameList people={people} timeZone={timeZone} onChoose={choose} />
      {note && <Note>{note}</Note>}
    </Stack>
  );
}

const Ground = styled.section`
  width: min(100%, 72rem);
  min-height: 100vh;
  margin-inline: auto;
  padding: ${token.space.lg} ${token.space.gutter};
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${token.space.sm} ${token.space.lg};
  h1 {
    font-family: ${token.font.display};
    font-size: clamp(1.75rem, 5vw, 3rem);
    font-weight: ${token.weight.display};
    line-height: 1.1;
  }
  p {
    color: ${token.color.inkMuted};
  }
`;

const ListHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token.space.sm};
  h2 {
    font-size: ${token.size.xl};
    &:focus {
      outline: none;
    }
  }
  p {
    color: ${token.color.inkMuted};
  }
`;

const Note = styled.p`
  color: ${token.color.inkMuted};
  text-align: center;
`;
