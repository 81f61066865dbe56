import { dayInWords, Muted, ReasonDialog } from '@platform/module-kit/screens';
import { Badge, Button, Card, Inline, Stack, token, toast } from '@platform/ui';
import { dateInWords } from '@platform/ui/dates';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Written } from '../../parts/pageParts';
import { answerInWords, inFormOrder } from '../../rules/forms/answers';
import { logWords } from '../../rules/forms/logWords';
import type { DailyLog, LogForm } from '../../source/rows/log';
import { useOperationsSource } from '../../source/useOperationsSource';
import { LONGEST_REASON, STRIKE_MEANS } from '../struck';

/** Number of days shown at first; a button shows more. */
const DAYS_AT_ONCE = 14;

/** The logs of each day. */
export function LogDays({ logs, forms }: { logs: readonly DailyLog[]; forms: readonly LogForm[] }) {
  const source = useOperationsSource();
  const [shown, setShown] = useState(DAYS_AT_ONCE);
  const [struck, setStruck] = useState<DailyLog>();
  const days = [...new Set(logs.map(({ date }) => date))];
  return (
    <Stack>
      {days.slice(0, shown).map((day) => (
        <section key={day} aria-label={dayInWords(day)}>
          <DayTitle>{day === source.today() ? `Today, ${dayInWords(day)}` : dayInWords(day)}</DayTitle>
          <Card $padding="none">
            <List role="list">
              {logs
                .filter(({ date }) => date === day)
                .map((log) => (
                  <li key={log.id}>
                    <Entry
                      log={log}
                      form={forms.find(({ id }) => id === log.formId)}
                      onStrike={source.canManage && !log.struckReason ? () => setStruck(log) : undefined}
                    />
                  </li>
                ))}
            </List>
          </Card>
        </section>
      ))}
      {days.length > shown && (
        <div>
          <Button variant="secondary" onClick={() => setShown(shown + DAYS_AT_ONCE)}>
            Show earlier days
          </Button>
        </div>
      )}
      {struck && (
        <ReasonDialog
          title="Strike this log?"
          description={STRIKE_MEANS}
          limit={LONGEST_REASON}
          action="Strike log"
          change={(reason) => source.strikeLog(struck.id, reason)}
          onClose={() => setStruck(undefined)}
          onDone={() => {
            toast({ title: 'Log struck', tone: 'success' });
            setStruck(undefined);
          }}
        />
      )}
    </Stack>
  );
}

function Entry({ log, form, onStrike }: { log: DailyLog; form: LogForm | undefined; onStrike?: () => void }) {
  const time = dateInWords(`${log.date}T${log.time}Z`, 'time', 'UTC');
  const answers = inFormOrder(log.answers, form?.questions ?? []);
  return (
    <Box data-struck={log.struckReason !== null || undefined}>
      <Inline $gap="xs">
        <strong>{time}</strong>
        <Badge tone={log.type === 'safety' ? 'court' : 'neutral'}>{logWords[log.type]}</Badge>
        {form && <span>{form.title}</span>}
        <Muted>{log.authorName ?? 'Someone who left'}</Muted>
        {onStrike && (
          <Strike>
            <Button size="sm" variant="quiet" aria-label={`Strike the log of ${time}`} onClick={onStrike}>
              Strike
            </Button>
          </Strike>
        )}
      </Inline>
      {log.notes && <Written data-text="">{log.notes}</Written>}
      {answers.length > 0 && (
        <Facts>
          {answers.map(([label, answer]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{answer === false ? <Badge tone="danger">No</Badge> : answerInWords(answer)}</dd>
            </div>
          ))}
        </Facts>
      )}
      {log.struckReason && <Muted>Struck: {log.struckReason}</Muted>}
    </Box>
  );
}

const DayTitle = styled.h2`
  margin-bottom: ${token.space.xs};
  font-size: ${token.size.md};
`;

const List = styled.ul`
  > li + li {
    border-top: 1px solid ${token.color.line};
  }
`;

const Box = styled.div`
  display: grid;
  gap: ${token.space.xs};
  padding: ${token.space.sm} ${token.space.md};
  &[data-struck] [data-text],
  &[data-struck] dl {
    text-decoration: line-through;
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr));
  gap: ${token.space.xs} ${token.space.md};
  dt {
    color: ${token.color.inkMuted};
    font-size: ${token.size.sm};
  }
`;

const Strike = styled.span`
  margin-left: auto;
`;
