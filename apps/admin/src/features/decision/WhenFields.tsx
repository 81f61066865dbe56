import { DateField, Grid, RadioGroup, Stack, TimeField } from '@platform/ui';
import { dateInWords } from '@platform/ui/dates';
import { clubMomentInWords } from '../engagements/engagementWords';
import { AT_ONCE, chosenMoment, type When } from './moment';

interface WhenFieldsProps {
  when: When;
  /** The club's time zone. */
  timeZone: string;
  problem: string | undefined;
  onChange(when: When): void;
}

/** When a change takes effect. */
export function WhenFields({ when, timeZone, problem, onChange }: WhenFieldsProps) {
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
          <DateField label="Day" value={when.day} error={problem} onChange={(day) => onChange({ ...when, day })} />
          <TimeField
            label="Time"
            hint={clocksInWords(when, timeZone)}
            value={when.time}
            onChange={(time) => onChange({ ...when, time })}
          />
        </Grid>
      )}
    </Stack>
  );
}

/** Names the time zone, and gives the reader's own time if it differs. */
function clocksInWords(when: When, timeZone: string): string {
  const moment = chosenMoment(when, timeZone)?.toISOString();
  if (moment === undefined) {
    return when.time === AT_ONCE.time
      ? 'On the club’s clock, before most people come to work.'
      : 'On the club’s clock.';
  }
  const there = clubMomentInWords(moment, timeZone);
  const here = dateInWords(moment, 'moment');
  return `On the club’s clock: ${there}${there.startsWith(here) ? '' : `. On yours: ${here}`}.`;
}
