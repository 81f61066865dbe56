import { Muted, GroupError } from '@platform/module-kit/screens';
import { Button, Grid, IconButton, Inline, Stack, TimeField } from '@platform/ui';
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';

interface ReadingTimesProps {
  /** `HH:MM`; empty while no time is entered. */
  times: readonly string[];
  error: string | undefined;
  onChange: (times: readonly string[]) => void;
}

/** When readings of a body of water are due each day. */
export function ReadingTimes({ times, error, onChange }: ReadingTimesProps) {
  const id = useId();
  return (
    <Stack $gap="xs" $align="start" role="group" aria-labelledby={`${id}-name`} aria-describedby={`${id}-hint`}>
      <strong id={`${id}-name`}>Reading times</strong>
      <Muted id={`${id}-hint`}>A reading that is not taken within an hour is missed, and managers are told.</Muted>
      {error && <GroupError>{error}</GroupError>}
      <Times $min="12rem" $gap="sm">
        {times.map((time, place) => (
          <Inline key={place} $gap="hair" $align="end">
            <TimeField
              label={`Time ${place + 1}`}
              value={time}
              onChange={(changed) => onChange(times.map((each, at) => (at === place ? changed : each)))}
            />
            <IconButton
              label={`Remove time ${place + 1}`}
              icon={<X size={18} aria-hidden="true" />}
              onClick={() => onChange(times.filter((_, at) => at !== place))}
            />
          </Inline>
        ))}
      </Times>
      <Button
        size="sm"
        variant="secondary"
        icon={<Plus size={16} aria-hidden="true" />}
        disabled={times.length >= 12}
        onClick={() => onChange([...times, ''])}
      >
        Add a time
      </Button>
    </Stack>
  );
}

const Times = styled(Grid)`
  width: 100%;
  &:empty {
    display: none;
  }
`;
