import { Refusal } from '@platform/module-kit/screens';
import { Badge, Button, Card, CardTitle, Inline, toast } from '@platform/ui';
import { ItemList, ItemWords } from '../dialogs/ItemList';
import { requestWords } from '../rules/requests/requestWords';
import type { ShiftRequest } from '../source/rows/request';
import { useSchedulingChange, useSchedulingSource } from '../source/useSchedulingSource';
import type { MyRows } from './useMyRows';

/** A person's requests about shifts, and the swaps that colleagues ask of them. */
export function MyRequests({ rows, staffId }: { rows: MyRows; staffId: string }) {
  const open = rows.requests.filter(({ status }) => status === 'open');
  if (open.length === 0) return null;
  return (
    <Card>
      <CardTitle>Requests</CardTitle>
      <ItemList>
        {open.map((request) => (
          <Request key={request.id} request={request} rows={rows} staffId={staffId} />
        ))}
      </ItemList>
    </Card>
  );
}

interface RequestProps {
  request: ShiftRequest;
  rows: MyRows;
  /** The reader. */
  staffId: string;
}

function Request({ request, rows, staffId }: RequestProps) {
  const source = useSchedulingSource();
  const isMine = request.staffId === staffId;
  const { title, lines } = requestWords(request, {
    timeZone: source.timeZone,
    today: source.today(),
    nameOf: rows.nameOf,
    reader: staffId,
  });
  const withdrawing = useSchedulingChange(() => source.withdrawRequest(request.id), {
    onDone: () => toast({ title: 'Request withdrawn', tone: 'success' }),
  });
  const answering = useSchedulingChange((agrees: boolean) => source.answerSwap(request.id, agrees), {
    onDone: (_, agrees) =>
      toast({ title: agrees ? 'You agreed to the swap' : 'You declined the swap', tone: 'success' }),
  });
  return (
    <li>
      <ItemWords>
        <strong>{title}</strong>
        {lines.map((line) => (
          <small key={line}>{line}</small>
        ))}
        {request.note !== null && <small>“{request.note}”</small>}
      </ItemWords>
      {isMine ? (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Withdraw: ${title}`}
          loading={withdrawing.isPending}
          onClick={() => withdrawing.mutate()}
        >
          Withdraw
        </Button>
      ) : request.colleagueAgreedAt === null ? (
        <Inline $gap="xs">
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Decline: ${title}`}
            onClick={() => answering.mutate(false)}
          >
            Decline
          </Button>
          <Button
            size="sm"
            aria-label={`Agree: ${title}`}
            loading={answering.isPending}
            onClick={() => answering.mutate(true)}
          >
            Agree
          </Button>
        </Inline>
      ) : (
        <Badge tone="success">You agreed</Badge>
      )}
      <Refusal error={withdrawing.error ?? answering.error} />
    </li>
  );
}
