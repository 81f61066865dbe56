import { counted, Refusal } from '@platform/module-kit/screens';
import { Button, Dialog, toast, token } from '@platform/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { filledShifts } from '../autofill/filledShifts';
import type { ScheduleRows } from '../manager/useScheduleRows';
import { usePlanning } from '../planning/usePlanning';

interface FilledBeforeProps {
  rows: ScheduleRows;
  /** Called when they are open, because the button that opened the dialog is gone. */
  onReopened: () => void;
}

/** The week's drafts that are unchanged since auto-fill assigned them, with a button that reopens them. */
export function FilledBefore({ rows, onReopened }: FilledBeforeProps) {
  const [asks, setAsks] = useState(false);
  const { length } = filledShifts(rows.shifts);
  if (length === 0) return null;
  return (
    <Line>
      <span>{counted(length, 'draft is', 'drafts are')} as auto-fill left them.</span>
      <Button variant="secondary" size="sm" onClick={() => setAsks(true)}>
        Reopen auto-filled shifts ({length})
      </Button>
      {asks && <ReopenDialog rows={rows} onReopened={onReopened} onClose={() => setAsks(false)} />}
    </Line>
  );
}

function ReopenDialog({ rows, onReopened, onClose }: FilledBeforeProps & { onClose: () => void }) {
  const { reopen, undoOfLast } = usePlanning();
  const [error, setError] = useState<Error | null>(null);
  const [isSaving, setSaving] = useState(false);
  const filled = filledShifts(rows.shifts);
  const words = counted(filled.length, 'shift');
  const send = async () => {
    setSaving(true);
    setError(null);
    try {
      if (!(await reopen(filled))) {
        setSaving(false);
        return;
      }
      toast({ title: `${words} open again`, tone: 'success', action: { label: 'Undo', onSelect: undoOfLast() } });
      onClose();
      onReopened();
    } catch (failure) {
      setError(failure as Error);
      setSaving(false);
    }
  };
  return (
    <Dialog
      open
      size="sm"
      title={`Reopen ${words}?`}
      description="They become open again, as before auto-fill. Shifts that were changed or published since stay as they are."
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" autoFocus onClick={onClose}>
            Cancel
          </Button>
          <Button loading={isSaving} onClick={() => void send()}>
            Reopen {words}
          </Button>
        </>
      }
    >
      <Refusal error={error} />
    </Dialog>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.xs} ${token.space.md};
  padding-top: ${token.space.sm};
  border-top: 1px solid ${token.color.line};
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;
