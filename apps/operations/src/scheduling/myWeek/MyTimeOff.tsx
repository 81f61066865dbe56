import { Loaded } from '@platform/module-kit';
import { Refusal } from '@platform/module-kit/screens';
import { Badge, Button, Card, CardTitle, toast, type Tone } from '@platform/ui';
import { ItemList, ItemWords } from '../dialogs/ItemList';
import { daysWords } from '../rules/words';
import { useTimeOff } from '../source/queries';
import type { TimeOff, TimeOffStatus } from '../source/rows/timeOff';
import { useSchedulingChange, useSchedulingSource } from '../source/useSchedulingSource';

const looks: Readonly<Record<TimeOffStatus, { tone: Tone; word: string }>> = {
  pending: { tone: 'warning', word: 'Waiting' },
  approved: { tone: 'success', word: 'Approved' },
  declined: { tone: 'danger', word: 'Denied' },
  withdrawn: { tone: 'neutral', word: 'Withdrawn' },
};

/** A person's own current and future days off. */
export function MyTimeOff({ staffId }: { staffId: string }) {
  const { today } = useSchedulingSource();
  const timeOff = useTimeOff();
  return (
    <Card>
      <CardTitle>Time off</CardTitle>
      <Loaded query={timeOff} label="your time off" failure="Failed to fetch your time off" height="4rem">
        {(all) => {
          const own = all.filter((one) => one.staffId === staffId && one.endsOn >= today());
          if (own.length === 0) return <p>You have asked for no days off.</p>;
          return (
            <ItemList>
              {own.map((request) => (
                <Days key={request.id} request={request} />
              ))}
            </ItemList>
          );
        }}
      </Loaded>
    </Card>
  );
}

function Days({ request }: { request: TimeOff }) {
  const source = useSchedulingSource();
  const today = source.today();
  const days = daysWords(request.startsOn, request.endsOn, today);
  const { tone, word } = looks[request.status];
  const withdrawing = useSchedulingChange(() => source.withdrawTimeOff(request.id), {
    onDone: () => toast({ title: 'Time off withdrawn', tone: 'success' }),
  });
  const isOpen = request.status === 'pending' || (request.status === 'approved' && request.startsOn > today);
  return (
    <li>
      <ItemWords>
        <strong>{days}</strong>
        {request.reason !== null && <small>{request.reason}</small>}
        {request.decisionNote !== null && <small>Your manager: {request.decisionNote}</small>}
      </ItemWords>
      <Badge tone={tone}>{word}</Badge>
      {isOpen && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Withdraw: ${days}`}
          loading={withdrawing.isPending}
          onClick={() => withdrawing.mutate()}
        >
          Withdraw
        </Button>
      )}
      <Refusal error={withdrawing.error} />
    </li>
  );
}
