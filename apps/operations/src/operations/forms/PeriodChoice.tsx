import { SegmentedControl } from '@platform/ui';
import { LimitedDays } from '../parts/LimitedDays';
import { periodWords, type Period } from '../rules/periods';

interface PeriodChoiceProps {
  /** The noun of the rows, such as `logs`. */
  what: string;
  /** Whether the address names days of its own, instead of a period. */
  limited: boolean;
  since: Period;
  onChange: (since: Period) => void;
}

/** Chooses how far back a list goes, or says which days it is limited to. */
export function PeriodChoice({ what, limited, since, onChange }: PeriodChoiceProps) {
  if (limited) return <LimitedDays what={what} />;
  return <SegmentedControl label="Period" options={periodWords} value={since} onChange={onChange} />;
}
