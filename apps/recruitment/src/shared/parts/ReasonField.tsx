import { Alert, TextField } from '@platform/ui';
import { Sentences } from './Sentences';

interface ReasonFieldProps {
  /** The warnings that need the reason, one sentence each; empty if a reason is optional. */
  warned: readonly string[];
  value: string;
  error: string | undefined;
  /** Where the reason is stored. */
  hint?: string;
  onChange: (reason: string) => void;
}

/** Asks why a rule is overridden, or offers to explain a change of pay. */
export function ReasonField({
  warned,
  value,
  error,
  hint = 'Managers and administrators read it in the history.',
  onChange,
}: ReasonFieldProps) {
  return (
    <>
      {warned.length > 0 && (
        <Alert tone="warning" title="This takes a reason">
          <Sentences sentences={warned} />
        </Alert>
      )}
      <TextField
        label="Reason"
        hint={hint}
        value={value}
        error={error}
        limit={500}
        autoComplete="off"
        required={warned.length > 0}
        optional={warned.length === 0}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  );
}
