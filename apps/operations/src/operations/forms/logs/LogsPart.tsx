import { allOf, ExportRows, Muted, Toolbar } from '@platform/module-kit/screens';
import { Loaded } from '@platform/module-kit';
import { Button, EmptyState, Card, Icon, Inline, SkeletonCards, Stack } from '@platform/ui';
import { Plus } from 'lucide-react';
import { answerInWords } from '../../rules/forms/answers';
import { logWords } from '../../rules/forms/logWords';
import { firstDayOf, periodSince } from '../../rules/periods';
import { isLimited, isWithin } from '../../rules/dayRange';
import { useForms, useLogs } from '../../source/queries';
import type { DailyLog } from '../../source/rows/log';
import { useOperationsSource } from '../../source/useOperationsSource';
import { useOperationsAddress } from '../../useOperationsAddress';
import { LogDays } from './LogDays';
import { DAILY_LOGS_FAILED } from '../../source/failures';
import { PeriodChoice } from '../PeriodChoice';

/** The daily logs, the latest first. */
export function LogsPart() {
  const source = useOperationsSource();
  const { values, change } = useOperationsAddress();
  const limited = isLimited(values);
  // Avoids fetching the same rows again.
  const since = limited ? periodSince(values.from, source.today()) : values.since;
  // A form says in which order a log has its answers: without it, they would move.
  const read = allOf([useLogs(firstDayOf(since, source.today())), useForms()]);
  const [logs, forms] = read.data ?? [[], []];
  const shown = (all: readonly DailyLog[]) => all.filter(({ date }) => isWithin(values, date));
  return (
    <Stack>
      <Toolbar>
        <PeriodChoice
          what="logs"
          limited={limited}
          since={values.since}
          onChange={(chosen) => change({ since: chosen })}
        />
        <Inline $gap="xs">
          <ExportRows fileName="daily-logs" columns={logCsv(forms)} rows={shown(logs)} />
          <Button icon={<Plus size={18} aria-hidden="true" />} onClick={() => change({ entering: 'log' })}>
            Write a log
          </Button>
        </Inline>
      </Toolbar>
      {!source.canManage && <Muted>You see the logs that you wrote. Managers see those of everyone.</Muted>}
      <Loaded
        query={read}
        label="the daily logs"
        failure={DAILY_LOGS_FAILED}
        shape={<SkeletonCards min="100%" height="6rem" />}
      >
        {() =>
          shown(logs).length === 0 ? (
            <Card>
              <EmptyState
                title="No logs in this time"
                description="What happens during a day is written down here, freely or by a form of your club."
                icon={<Icon name="clipboard-list" size={24} />}
                action={<Button onClick={() => change({ entering: 'log' })}>Write a log</Button>}
              />
            </Card>
          ) : (
            <LogDays logs={shown(logs)} forms={forms} />
          )
        }
      </Loaded>
    </Stack>
  );
}

const logCsv = (forms: readonly { id: string; title: string }[]) => [
  { header: 'Day', value: ({ date }: DailyLog) => date },
  { header: 'Time', value: ({ time }: DailyLog) => time },
  { header: 'Type', value: ({ type }: DailyLog) => logWords[type] },
  { header: 'Form', value: ({ formId }: DailyLog) => forms.find(({ id }) => id === formId)?.title ?? '' },
  { header: 'Notes', value: ({ notes }: DailyLog) => notes },
  {
    header: 'Answers',
    value: ({ answers }: DailyLog) =>
      Object.entries(answers)
        .map(([label, answer]) => `${label}: ${answerInWords(answer)}`)
        .join('; '),
  },
  { header: 'Written by', value: ({ authorName }: DailyLog) => authorName ?? '' },
  { header: 'Struck', value: ({ struckReason }: DailyLog) => struckReason ?? '' },
];
