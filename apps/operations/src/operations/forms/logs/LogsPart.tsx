import { ExportRows, Muted, Toolbar } from '@platform/module-kit/screens';
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
  const logs = useLogs(firstDayOf(since, source.today()));
  const shown = (all: readonly DailyLog[]) => all.filter(({ date }) => isWithin(values, date));
  const forms = useForms().data ?? [];
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
          <ExportRows fileName="daily-logs" columns={logCsv(forms)} rows={shown(logs.data ?? [])} />
          <Button icon={<Plus size={18} aria-hidden="true" />} onClick={() => change({ entering: 'log' })}>
            Write a log
          </Button>
        </Inline>
      </Toolbar>
      {!source.canManage && <Muted>You see the logs that you wrote. Managers see those of everyone.</Muted>}
      <Loaded
        query={logs}
        label="the daily logs"
        failure={DAILY_LOGS_FAILED}
        shape={<SkeletonCards min="100%" height="6rem" />}
      >
        {(found) =>
          shown(found).length === 0 ? (
            <Card>
              <EmptyState
                title="No logs in this time"
                description="What happens during a day is written down here, freely or by a form of your club."
                icon={<Icon name="clipboard-list" size={24} />}
                action={<Button onClick={() => change({ entering: 'log' })}>Write a log</Button>}
              />
            </Card>
          ) : (
            <LogDays logs={shown(found)} forms={forms} />
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
