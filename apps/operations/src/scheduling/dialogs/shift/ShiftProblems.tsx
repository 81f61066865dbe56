import { Alert, TextArea } from '@platform/ui';
import type { ShiftProblem } from '../../rules/shift/shiftProblems';
import { KEPT_IN_HISTORY } from './keptInHistory';

interface ShiftProblemsProps {
  problems: readonly ShiftProblem[];
  needsReason: boolean;
  reason: string;
  error: string | undefined;
  onReason: (reason: string) => void;
}

/** What the rules say about the entered shift. A reason overrides a soft rule. */
export function ShiftProblems({ problems, needsReason, reason, error, onReason }: ShiftProblemsProps) {
  const hard = problems.filter(({ kind }) => kind === 'hard');
  if (hard[0]) {
    return (
      <Alert tone="danger" title={hard.map(({ message }) => message).join(' ')}>
        {hard[0].hint}
      </Alert>
    );
  }
  if (!needsReason || !problems[0]) return null;
  return (
    <>
      <Alert tone="warning" title={problems.map(({ message }) => message).join(' ')}>
        {problems[0].hint}
      </Alert>
      <TextArea
        label="Reason to plan it anyway"
        hint={KEPT_IN_HISTORY}
        rows={2}
        value={reason}
        error={error}
        onChange={(event) => onReason(event.target.value)}
      />
    </>
  );
}
