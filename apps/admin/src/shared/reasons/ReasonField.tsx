import { TextArea } from '@platform/ui';
import { LONGEST_REASON } from './reason';

interface ReasonFieldProps {
  /** Who will read it, and where. */
  hint: string;
  value: string;
  error?: string | undefined;
  onChange(reason: string): void;
}

/** The reason of a decision, which the history keeps. */
export function ReasonField({ hint, value, error, onChange }: ReasonFieldProps) {
  return (
    <TextArea
      label="Reason"
      hint={hint}
      rows={2}
      limit={LONGEST_REASON}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
