import { ActionsMenu, Refusal, hoursInWords } from '@platform/module-kit/screens';
import { Badge, Button, Inline, media, MenuItem, token, type Tone } from '@platform/ui';
import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { toastSaved } from '../../shared/deck/toastSaved';
import { ItemWords } from '../dialogs/ItemList';
import { besideMe, ownStateOf, type OwnState } from '../rules/ownWeek/myShifts';
import { paidMinutes } from '../rules/shift/shiftPlan';
import { periodWords } from '../rules/words';
import type { Shift } from '../source/rows/shift';
import { useSchedulingChange, useSchedulingSource } from '../source/useSchedulingSource';
import type { MyRows } from './useMyRows';
import { STAYS_YOURS } from './ownShiftWords';

/** The possible requests about a shift. */
export type AskKind = 'drop' | 'swap' | 'decline';

const looks: Readonly<Partial<Record<OwnState, { tone: Tone; word: string }>>> = {
  confirmed: { tone: 'success', word: 'Confirmed' },
  declined: { tone: 'danger', word: 'Declined' },
  offered: { tone: 'warning', word: 'Offered to others' },
};

interface OwnShiftProps {
  rows: MyRows;
  shift: Shift;
  staffId: string;
  onAsk: (kind: AskKind) => void;
  /** The heading of the shift; its day and hours by default. */
  children?: ReactNode;
}

/** One of a person's own shifts: colleagues, the answer, and the possible requests. */
export function OwnShift({ rows, shift, staffId, onAsk, children }: OwnShiftProps) {
  const source = useSchedulingSource();
  const place = useRef<HTMLDivElement>(null);
  const words = periodWords(shift, source.timeZone, source.today());
  const state = ownStateOf(shift, source.now().getTime());
  const others = besideMe(shift, rows.coming).map(rows.nameOf);
  const request = rows.requests.find(
    (one) => one.status === 'open' && one.shiftId === shift.id && one.staffId === staffId,
  );
  const confirming = useSchedulingChange(() => source.answerShift(shift, 'confirmed', ''), {
    onDone(delivery) {
      toastSaved(delivery, 'Shift confirmed', words);
      // The button disappears with the question.
      place.current?.focus();
    },
  });
  const look = looks[state];
  return (
    <Frame ref={place} tabIndex={-1} role="group" aria-label={words}>
      <Words>
        {children ?? <strong>{words}</strong>}
        <span>{[shift.role, shift.location, hoursInWords(paidMinutes(shift) / 60)].filter(Boolean).join(' · ')}</span>
        {others.length > 0 && <small>With {others.join(', ')}</small>}
        {shift.notes !== null && <small>{shift.notes}</small>}
        {(state === 'declined' || state === 'offered') && <small>{STAYS_YOURS}</small>}
      </Words>
      <Inline $gap="xs">
        {look && <Badge tone={look.tone}>{look.word}</Badge>}
        {request && <Badge tone="warning">{request.kind === 'drop' ? 'Drop asked' : 'Swap asked'}</Badge>}
        {state === 'waits' && (
          <>
            <Button variant="secondary" size="sm" aria-label={`Decline: ${words}`} onClick={() => onAsk('decline')}>
              Decline…
            </Button>
            <Button
              size="sm"
              aria-label={`Confirm: ${words}`}
              loading={confirming.isPending}
              onClick={() => confirming.mutate()}
            >
              Confirm
            </Button>
          </>
        )}
        {state !== 'past' && (
          <ActionsMenu of={words}>
            {state === 'declined' && <MenuItem onSelect={() => confirming.mutate()}>I can work it after all</MenuItem>}
            {state === 'confirmed' && <MenuItem onSelect={() => onAsk('decline')}>I cannot work it…</MenuItem>}
            {!request && <MenuItem onSelect={() => onAsk('swap')}>Ask to swap…</MenuItem>}
            {!request && (state === 'waits' || state === 'confirmed') && (
              <MenuItem onSelect={() => onAsk('drop')}>Ask to drop…</MenuItem>
            )}
          </ActionsMenu>
        )}
      </Inline>
      <Refusal error={confirming.error} />
    </Frame>
  );
}

/** On a phone, the badge and the buttons stand below: beside the words, they would break every line. */
const Words = styled(ItemWords)`
  @media ${media.compact} {
    flex-basis: 100%;
  }
`;

const Frame = styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.xs} ${token.space.md};
  min-width: 0;
`;
