import { counted, Quiet, Refusal } from '@platform/module-kit/screens';
import {
  Alert,
  Button,
  Card,
  EmptyState,
  FormActions,
  Progress,
  Stack,
  toast,
  token,
  VisuallyHidden,
} from '@platform/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { shiftsToFill } from '../autofill/fill';
import { dayName } from '../words/formats';
import type { ScheduleRows } from '../manager/useScheduleRows';
import { usePlanning } from '../planning/usePlanning';
import { useSchedulingSource } from '../source/useSchedulingSource';
import { FilledBefore } from './FilledBefore';
import { FillOutcome } from './FillOutcome';
import { FillSettings, type Settings } from './FillSettings';
import { useAutofill, type Proposal } from './useAutofill';

interface AutofillPanelProps {
  rows: ScheduleRows;
  /** Called with the drafts to show in the schedule; null for none. */
  onProposal: (proposal: Proposal | null) => void;
  onClose: () => void;
}

/** Above the schedule: finds people for the open shifts of the week, and shows the proposal until it is accepted. */
export function AutofillPanel({ rows, onProposal, onClose }: AutofillPanelProps) {
  const { now } = useSchedulingSource();
  const { state, start, cancel } = useAutofill(rows, onProposal);
  const [settings, setSettings] = useState<Settings>({ withWarnings: false, reason: '' });
  const count = shiftsToFill(rows.shifts, now().getTime()).length;
  const panel = useRef<HTMLElement>(null);
  // The buttons of the last step are gone, so the focus moves to the panel.
  const [reopened, setReopened] = useState(0);
  useEffect(() => panel.current?.focus({ preventScroll: true }), [state.kind, reopened]);
  const run = () => start(settings.withWarnings);
  return (
    <Panel as="section" ref={panel} tabIndex={-1} aria-labelledby="autofill-title">
      <Stack $gap="sm">
        <div>
          <Title id="autofill-title">Auto-fill</Title>
          <Quiet>{wordsOf(rows, count, state.kind)}</Quiet>
        </div>
        {state.kind === 'settings' && count === 0 && (
          <EmptyState
            title="No open shifts"
            description="Every shift of this week that has not begun has a person."
            action={
              <Button variant="secondary" onClick={onClose}>
                Close
              </Button>
            }
          />
        )}
        {state.kind === 'settings' && count > 0 && (
          <FillSettings
            count={count}
            rules={rows.facts.rules}
            settings={settings}
            onChange={setSettings}
            onStart={run}
            onClose={onClose}
          />
        )}
        {state.kind === 'settings' && <FilledBefore rows={rows} onReopened={() => setReopened((times) => times + 1)} />}
        {state.kind === 'running' && (
          <>
            <Progress label="Looking for people" value={state.progress.done} max={state.progress.all} />
            <FormActions>
              <Button variant="secondary" onClick={cancel}>
                Cancel
              </Button>
            </FormActions>
          </>
        )}
        {state.kind === 'found' && (
          <Found
            rows={rows}
            proposal={state.proposal}
            reason={settings.withWarnings ? settings.reason.trim() : null}
            onAgain={run}
            onDiscard={cancel}
            onClose={onClose}
          />
        )}
        {state.kind === 'failed' && (
          <Refusal
            error={state.error}
            title="The week was not filled"
            action={
              <Button size="sm" variant="secondary" onClick={run}>
                Try again
              </Button>
            }
          />
        )}
      </Stack>
    </Panel>
  );
}

function wordsOf({ week }: ScheduleRows, count: number, kind: string): string {
  const where = `the week of ${dayName(week)}`;
  if (kind === 'running') return `Looking for people for ${where}. The schedule stays unchanged.`;
  if (kind === 'found') return 'The schedule below shows the proposal. Nothing is saved until you accept it.';
  return count === 0
    ? `Finds people for open shifts.`
    : `Finds people for the open shifts of ${where}. You see the proposal before anything is saved.`;
}

interface FoundProps {
  rows: ScheduleRows;
  proposal: Proposal;
  /** Null if no rule was overridden. */
  reason: string | null;
  onAgain: () => void;
  onDiscard: () => void;
  onClose: () => void;
}

function Found({ rows, proposal, reason, onAgain, onDiscard, onClose }: FoundProps) {
  const { assign, undoOfLast } = usePlanning();
  const [error, setError] = useState<Error | null>(null);
  const [isSaving, setSaving] = useState(false);
  const { filled, left, shifts } = proposal;
  const isOutdated = [...shifts.values()].some(({ id, version }) => {
    return rows.shifts.find((shift) => shift.id === id)?.version !== version;
  });
  const again = (
    <Button size="sm" variant="secondary" onClick={onAgain}>
      Fill it again
    </Button>
  );
  const accept = async () => {
    setSaving(true);
    setError(null);
    const given = filled.flatMap(({ shiftId, staffId, warnings }) => {
      const shift = shifts.get(shiftId);
      return shift ? { shift, staffId, isWarned: warnings.length > 0 } : [];
    });
    try {
      if (!(await assign(given, reason))) {
        setSaving(false);
        return;
      }
      toast({
        title: `${counted(given.length, 'shift')} filled`,
        description: 'They are drafts until you publish the week.',
        tone: 'success',
        action: { label: 'Undo', onSelect: undoOfLast() },
      });
      onClose();
    } catch (failure) {
      setError(failure as Error);
      setSaving(false);
    }
  };
  return (
    <>
      <VisuallyHidden role="status">
        {`${counted(filled.length, 'shift')} filled, ${left.length.toLocaleString('en-US')} left open.`}
      </VisuallyHidden>
      <FillOutcome rows={rows} proposal={proposal} />
      {isOutdated && !isSaving && (
        <Alert tone="warning" title="Someone changed these shifts since." action={again}>
          The proposal no longer fits the week.
        </Alert>
      )}
      <Refusal error={error} action={isOutdated ? undefined : again} />
      <FormActions>
        <Button variant="quiet" disabled={isSaving} onClick={onAgain}>
          Find another
        </Button>
        <Button variant="secondary" disabled={isSaving} onClick={onDiscard}>
          Discard
        </Button>
        {filled.length > 0 && !isOutdated && (
          <Button loading={isSaving} onClick={() => void accept()}>
            Accept {counted(filled.length, 'shift')}
          </Button>
        )}
      </FormActions>
    </>
  );
}

/** Receives the focus when its button is gone. It needs no outline, because its text says where the focus is. */
const Panel = styled(Card)`
  &:focus {
    outline: none;
  }
`;

const Title = styled.h3`
  font-size: ${token.size.md};
`;
