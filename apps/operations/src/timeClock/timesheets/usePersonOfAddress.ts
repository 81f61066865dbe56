import { toast } from '@platform/ui';
import { useEffect } from 'react';
import { useFirstDays, type useTimesheets } from '../source/queries';
import { useTimeClockAddress } from '../useTimeClockAddress';

interface KnownPerson {
  staffId: string;
  name: string;
}

/**
 * The person whose week the address opens; undefined without one, and until the person is found. An address of a person
 * who is not on the staff, such as an old link, gets a sentence.
 * @param sheets the timesheets of the shown week, which lack people without hours and shifts
 */
export function usePersonOfAddress({ data: sheets }: ReturnType<typeof useTimesheets>): KnownPerson | undefined {
  const { values, change } = useTimeClockAddress();
  const { person } = values;
  const sheet = sheets?.find(({ staffId }) => staffId === person);
  const isSought = person !== '' && sheets !== undefined && sheet === undefined;
  const { data: everyone, isError, isFetching } = useFirstDays(isSought);
  const found = sheet ?? everyone?.find(({ staffId }) => staffId === person);
  const isMissing = isSought && everyone !== undefined && !found && !isFetching;
  useEffect(() => {
    if (!isMissing) return;
    toast({
      title: 'This person is not there',
      description: 'They may have been removed from the staff of this club.',
    });
    change({ person: '' }, { replace: true });
  }, [isMissing, change]);
  if (found) return { staffId: person, name: found.name };
  // Without the names of the staff, the week itself can still be read.
  return isSought && isError ? { staffId: person, name: 'Timesheet' } : undefined;
}
