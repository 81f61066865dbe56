import { Link } from '@platform/module-kit';
import { Muted } from '@platform/module-kit/screens';
import { countedWeeks } from '../../shared/labor/countedHours';
import { useOperationsSource } from '../source/useOperationsSource';

interface CountedNoteProps {
  /** The Sunday of the week that is shown. */
  week: string;
  usedFrom: string | null;
}

/** Says whether the week counts planned or clocked hours, and where to change that. */
export function CountedNote({ week, usedFrom }: CountedNoteProps) {
  const { today, canManage, schedulingPath } = useOperationsSource();
  return (
    <Muted as="p">
      {countedWeeks(week, usedFrom, today())}{' '}
      {canManage ? (
        <>
          The first week of the clock is set in <Link to={`${schedulingPath}/time-clock?do=rules`}>Clock rules</Link>.
        </>
      ) : (
        'Managers set the first week of the clock in Clock rules.'
      )}
    </Muted>
  );
}
