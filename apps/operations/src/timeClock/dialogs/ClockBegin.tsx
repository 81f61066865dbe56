import { Loaded } from '@platform/module-kit';
import { addDays, counted, dayInWords, daysBetween, moneyInWords } from '@platform/module-kit/screens';
import { Alert, SelectField, Stack } from '@platform/ui';
import { changedWeeks, weeksToBegin, type ChangedWeeks } from '../rules/changedWeeks';
import { minutesInWords } from '../rules/minutes';
import { workweekOf } from '../../shared/calendar/week';
import { useClockEffect } from '../source/queries';
import type { ClockRules } from '../source/rows/rules';
import { useTimeClockSource } from '../source/useTimeClockSource';

interface ClockBeginProps {
  rules: ClockRules;
  label: string;
  /** The first day; null while labor counts planned hours. */
  value: string | null;
  error: string | undefined;
  onChange: (value: string | null) => void;
}

/** Chooses the first week that counts clocked hours, and shows what changes. */
export function ClockBegin({ rules, label, value, error, onChange }: ClockBeginProps) {
  const { today } = useTimeClockSource();
  const current = workweekOf(today(), rules.workweekStart);
  const weeks = weeksToBegin(current);
  const days = value === null || weeks.includes(value) ? weeks : [...weeks, value];
  const changed = changedWeeks(rules.usedFrom, value, current);
  return (
    <Stack $gap="sm">
      <SelectField
        label={label}
        hint="In Labor Tracking, Reports and budgets. Today and days to come count planned hours either way."
        value={value ?? ''}
        error={error}
        options={[
          { value: '', label: 'Not: planned hours count' },
          ...days.map((day) => ({ value: day, label: `From the week of ${dayInWords(day, today())}` })),
        ]}
        onChange={({ target }) => onChange(target.value || null)}
      />
      {changed ? <Effect {...changed} /> : value !== rules.usedFrom && <Alert>No week that is over changes.</Alert>}
    </Stack>
  );
}

/** The totals of the weeks before and after, so that the manager sees the effect first. */
function Effect({ from, until, to }: ChangedWeeks) {
  const { today } = useTimeClockSource();
  const effect = useClockEffect(from, until);
  return (
    <Loaded query={effect} label="what changes" failure="Failed to fetch what changes" height="4rem">
      {({ plannedMinutes, clockedMinutes, plannedCents, clockedCents }) => {
        const planned = `${minutesInWords(plannedMinutes)} planned (${moneyInWords(plannedCents)})`;
        const clocked = `${minutesInWords(clockedMinutes)} clocked (${moneyInWords(clockedCents)})`;
        const [before, after] = to === 'clock' ? [planned, clocked] : [clocked, planned];
        const count = daysBetween(from, until) / 7;
        const weeks = `${counted(count, 'week')} that ${count === 1 ? 'is' : 'are'} over`;
        const days = [from, addDays(until, -1)].map((day) => dayInWords(day, today())).join(' to ');
        return (
          <Alert tone="warning" title={`${weeks} ${count === 1 ? 'changes' : 'change'}`}>
            {`${days} will count ${after} in place of ${before}. Their labor in reports and budgets changes with it.`}
          </Alert>
        );
      }}
    </Loaded>
  );
}
