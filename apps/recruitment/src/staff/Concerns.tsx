import { Alert } from '@platform/ui';
import { FailedReads } from '../shared/parts/FailedReads';
import { Sentences } from '../shared/parts/Sentences';
import type { AskedConcerns } from './person/form/usePersonConcerns';
import { failures } from './source/failures';

interface ConcernsProps {
  concerns: AskedConcerns;
  /** The label of the button that continues anyway, such as "Add anyway". */
  goOn: string;
}

/** Possible mistakes, above the button that continues anyway; or why they are unknown, with Retry. */
export function Concerns({ concerns: { asked, reads }, goOn }: ConcernsProps) {
  if (asked.length === 0) return <FailedReads title={failures.checks} reads={reads} />;
  return (
    <Alert tone="warning" title="Is this meant?">
      <Sentences sentences={asked} />
      Change it, or choose “{goOn}”.
    </Alert>
  );
}
