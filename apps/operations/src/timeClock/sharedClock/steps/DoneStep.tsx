import { Button, Card, token } from '@platform/ui';
import { dateInWords } from '@platform/ui/dates';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { ClockAction } from '../../source/rows/sharedClock';

const words: Record<ClockAction, string> = {
  in: 'Clocked in',
  out: 'Clocked out',
  break: 'Break started',
  back: 'Break ended',
};

interface DoneStepProps {
  name: string;
  action: ClockAction;
  /** ISO 8601. */
  moment: string;
  timeZone: string;
  onLeave: () => void;
}

/** What was recorded. The screen returns to the names by itself. */
export function DoneStep({ name, action, moment, timeZone, onLeave }: DoneStepProps) {
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus(), []);
  return (
    <Card>
      <Told role="status">
        <CircleCheck size={56} aria-hidden="true" />
        <h2>
          {words[action]} at {dateInWords(moment, 'time', timeZone)}
        </h2>
        <p>{name}</p>
      </Told>
      <Foot>
        <Button ref={next} size="lg" onClick={onLeave}>
          Done
        </Button>
      </Foot>
    </Card>
  );
}

const Told = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token.space.xs};
  padding-block: ${token.space.lg};
  text-align: center;
  > svg {
    color: ${token.color.success};
  }
  h2 {
    font-family: ${token.font.display};
    font-size: ${token.size.xxl};
    font-weight: ${token.weight.display};
  }
  p {
    font-size: ${token.size.lg};
  }
`;

const Foot = styled.div`
  display: grid;
  justify-content: center;
`;
