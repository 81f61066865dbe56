import { Alert, Button, Card, Stack, token } from '@platform/ui';
import { dateInWords } from '@platform/ui/dates';
import { ArrowLeft, Coffee, LogIn, LogOut } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { actionWords, PIN_DIGITS } from '../../rules/sharedClocks';
import type { ClockAction } from '../../source/rows/sharedClock';
import type { Problem, Step } from './clockStep';
import { PinPad } from './PinPad';
import type { PersonAtClock } from '../sharedClock';

interface PersonStepProps {
  person: PersonAtClock;
  step: Extract<Step, { at: 'person' }>;
  timeZone: string;
  onType: (pin: string) => void;
  onPress: (action: ClockAction) => void;
  onLeave: () => void;
}

/** One person: their PIN, and what they can do. */
export function PersonStep({ person, step, timeZone, onType, onPress, onLeave }: PersonStepProps) {
  const [isTried, setTried] = useState(false);
  const actions = actionsFor(person);
  const isLocked = step.problem?.kind === 'locked';
  const press = (action: ClockAction) => {
    setTried(true);
    if (step.pin.length >= PIN_DIGITS.least) onPress(action);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Enter submits if there is only one action; with two, the person chooses.
    const [only, ...others] = actions;
    if (only && others.length === 0) press(only);
  };
  return (
    <Card>
      <Stack as="form" $gap="md" noValidate aria-label={person.name} onSubmit={submit}>
        <div>
          <Button
            variant="quiet"
            icon={<ArrowLeft size={20} aria-hidden="true" />}
            disabled={step.pending !== null}
            onClick={onLeave}
          >
            Back to the list
          </Button>
        </div>
        <Who>
          <h2>{person.name}</h2>
          <p>{standingInWords(person, timeZone)}</p>
        </Who>
        {/* Above the keys, so that it is visible on a phone. */}
        {step.problem && <ProblemAlert problem={step.problem} timeZone={timeZone} />}
        {person.hasPin ? (
          <Columns>
            <PinPad
              pin={step.pin}
              error={
                isTried && step.problem === null && step.pending === null && step.pin.length < PIN_DIGITS.least
                  ? 'Enter your PIN: 4 to 8 digits.'
                  : undefined
              }
              disabled={step.pending !== null || isLocked}
              onChange={onType}
            />
            <Stack $gap="sm">
              {actions.map((action, place) => (
                <Large
                  key={action}
                  size="lg"
                  type={actions.length === 1 ? 'submit' : 'button'}
                  variant={place === 0 ? 'primary' : 'secondary'}
                  icon={icons[action]}
                  loading={step.pending === action}
                  disabled={isLocked || (step.pending !== null && step.pending !== action)}
                  onClick={actions.length === 1 ? undefined : () => press(action)}
                >
                  {actionWords[action]}
                </Large>
              ))}
            </Stack>
          </Columns>
        ) : (
          <NoPin />
        )}
      </Stack>
    </Card>
  );
}

function NoPin() {
  return (
    <Alert tone="info" title="You have no PIN yet">
      Set one on your phone: sign in, open Scheduling, then Time Clock. Or ask a manager to set one for you.
    </Alert>
  );
}

function ProblemAlert({ problem, timeZone }: { problem: Problem; timeZone: string }) {
  switch (problem.kind) {
    case 'wrong_pin':
      return (
        <Alert tone="danger" title="This PIN is wrong">
          Nothing was recorded. After five wrong PINs the clock closes for you for a while. If you have forgotten yours,
          ask a manager for a new one.
        </Alert>
      );
    case 'locked':
      return (
        <Alert tone="danger" title="Too many wrong PINs">
          The clock is open for you again at {dateInWords(problem.opensAt, 'time', timeZone)}. Nothing was recorded. A
          manager can set a new PIN for you, which works at once.
        </Alert>
      );
    case 'no_pin':
      return <NoPin />;
    case 'refused':
      return (
        <Alert tone="danger" title="The clock refused this">
          {problem.message}
        </Alert>
      );
    case 'unsent':
      return (
        <Alert tone="danger" title="Not recorded: no connection">
          You pressed {actionWords[problem.action]} at {dateInWords(problem.pressedAt, 'time', timeZone)}. Press it
          again. If it fails again, you can go: your manager is told once the connection is back, and enters it.
        </Alert>
      );
  }
}

const icons: Record<ClockAction, ReactNode> = {
  in: <LogIn size={22} aria-hidden="true" />,
  out: <LogOut size={22} aria-hidden="true" />,
  break: <Coffee size={22} aria-hidden="true" />,
  back: <Coffee size={22} aria-hidden="true" />,
};

/** What a person can do next, the likeliest first. */
function actionsFor({ since, breakSince }: PersonAtClock): ClockAction[] {
  if (since === null) return ['in'];
  return breakSince === null ? ['out', 'break'] : ['back', 'out'];
}

function standingInWords({ role, since, breakSince }: PersonAtClock, timeZone: string): string {
  if (since === null) return `${role}. Not clocked in.`;
  const on = `At work since ${dateInWords(since, 'time', timeZone)}`;
  return breakSince === null ? `${on}.` : `${on}, on a break since ${dateInWords(breakSince, 'time', timeZone)}.`;
}

const Who = styled.div`
  h2 {
    font-family: ${token.font.display};
    font-size: ${token.size.xxl};
    font-weight: ${token.weight.display};
  }
  p {
    color: ${token.color.inkMuted};
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: ${token.space.lg};
  align-items: start;
`;

const Large = styled(Button)`
  width: 100%;
  min-height: 4.5rem;
  font-size: ${token.size.lg};
`;
