import { toast } from '@platform/ui';
import { useEffect, useState } from 'react';
import { useScheduleAddress } from './useScheduleAddress';
import type { ScheduleRows } from './useScheduleRows';

/**
 * Says so when the address opens a shift that is not in the schedule, such as an old link. A shift that the page has shown
 * needs no words: what removed it says so.
 */
export function useMissingShift({ data, isFetching }: { data: ScheduleRows | undefined; isFetching: boolean }): void {
  const { values, change } = useScheduleAddress();
  const { shift } = values;
  const [seen, setSeen] = useState('');
  const isThere = data?.around.some(({ id }) => id === shift) ?? false;
  if (isThere && seen !== shift) setSeen(shift);
  const isMissing = shift !== '' && shift !== seen && !isThere && data !== undefined && !isFetching;
  useEffect(() => {
    if (!isMissing) return;
    toast({
      title: 'This shift is not there',
      description: 'It may have been removed, or moved to another week.',
    });
    change({ shift: '' }, { replace: true });
  }, [isMissing, change]);
}
