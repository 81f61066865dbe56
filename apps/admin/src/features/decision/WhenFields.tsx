import { DateField, Grid, RadioGroup, Stack, TimeField } from '@platform/ui';
import type { When } from './moment';

interface WhenFieldsProps {
  when: When;
  problem: string | undefined;
  onChange(when: When): void;
}

/** When a change takes effect. */
export function WhenFields({ when, problem, onChange }: WhenFieldsProps) {
  return (
    <Stack>
      <RadioGroup
        label="It takes effect"
        appearance="cards"
        value={when.at}
        onChange={(at) => onChange({ ...when, at })}
        options={[
          { value: 'once', label: 'Now' },
          { value: 'moment', label: 'At a date' },
        ]}
      />
      {when.at === 'moment' && (
        <Grid $gap="md" $min="12rem">
          <DateField
            label="Day"
            value={when.day}
            error={when.day === '' ? undefined : problem}
            onChange={(day) => onChange({ ...when, day })}
          />
          <TimeField
            label="Time"
            hint="On your own clock."
            value={when.time}
            onChange={(time) => onChange({ ...when, time })}
          />
        </Grid>
      )}
    </Stack>
  );
}
