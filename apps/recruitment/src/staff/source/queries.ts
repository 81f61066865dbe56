import { useQuery, useQueryClient } from '@platform/module-kit';
import type { StaffList } from './staffMember';
import { staffKey, useStaffChange, useStaffQuery, useStaffRead, useStaffSource } from './useStaffSource';

/**
 * Everyone in the club; the one list that roster, drawer and analytics share. While a long one is read, what has come of
 * it is there, and stays when the rest fails.
 */
export function useStaff() {
  const source = useStaffSource();
  const cache = useQueryClient();
  const queryKey = staffKey(source, 'listStaff');
  return useQuery<StaffList>({
    queryKey,
    queryFn: () => {
      const kept = cache.getQueryCache();
      const query = kept.find({ queryKey });
      return source.listStaff((part) => {
        // The next person at this browser starts with an empty cache, and sees nothing of what the last one read.
        if (kept.find({ queryKey }) !== query) throw new Error('Someone else has signed in.');
        // What is read again never takes away what is shown.
        cache.setQueryData<StaffList>(queryKey, (shown) => (shown && hasMore(shown, part) ? shown : part));
      });
    },
    // What was left half read is not the roster, however fresh it is.
    refetchOnMount: ({ state }) => (state.data?.isWhole === false ? 'always' : true),
  });
}

const hasMore = (shown: StaffList, part: StaffList) => shown.isWhole || shown.people.length > part.people.length;

/** Everyone in the club, for what is counted: there is nothing to count before all have come. */
export function useWholeStaff() {
  const staff = useStaff();
  return { ...staff, data: staff.data?.isWhole ? staff.data : undefined };
}

/** The club's job roles, as the roster needs them. */
export const useRoles = () => useStaffRead('listRoles', []);

/** The figures of the staff. */
export const useMeasures = () => useStaffRead('readMeasures', []);

/**
 * Reads again what a change of one person makes old: their row, and what is counted; not thousands of others, unless those
 * are being read just now and may hold the person as they were. It never fails: what was saved is saved, whatever becomes
 * of reading it again.
 */
export function useRereadPerson(id: string): () => Promise<void> {
  const source = useStaffSource();
  const cache = useQueryClient();
  const listKey = staffKey(source, 'listStaff');
  return async () => {
    const member = await source.readMember(id).catch(() => null);
    const isWhole = cache.getQueryData<StaffList>(listKey)?.isWhole ?? false;
    const isReading = cache.isFetching({ queryKey: listKey, exact: true }) > 0;
    if (member) {
      cache.setQueryData<StaffList>(
        listKey,
        (list) => list && { ...list, people: list.people.map((person) => (person.id === id ? member : person)) },
      );
    }
    const isListOld = member === null || !isWhole || isReading;
    const read = cache.invalidateQueries({
      queryKey: staffKey(source),
      predicate: ({ queryKey }) => isListOld || queryKey[2] !== 'listStaff',
    });
    // A server that does not answer is asked again for seconds; the page does not wait for that.
    if (member) await read;
  };
}

/** A change of one person, after which only what it made old is read again. */
export function usePersonChange<Input = void, Output = void>(
  id: string,
  change: (input: Input) => Promise<Output>,
  options?: Parameters<typeof useStaffChange<Input, Output>>[1],
) {
  return useStaffChange(change, { ...options, reread: useRereadPerson(id) });
}

/** The season that the club plans. */
export const useSeason = () => useStaffRead('readSeason', []);

/** Kinds of certification that the club knows. */
export const useCertificationTypes = () => useStaffRead('listCertificationTypes', []);

/** The least that the club may pay. */
export const useMinimumWage = () => useStaffRead('readMinimumWage', []);

/** How many came back, by season. */
export const useRetention = () => useStaffRead('listRetention', []);

/** What a person has to do before they work; nothing for one who is not on the staff yet. */
export const useOnboarding = (staffId = '') =>
  useStaffQuery(['listOnboarding', staffId], async (source) => (staffId === '' ? [] : source.listOnboarding(staffId)));

/** The seasons that a person has worked. */
export const useSeasonsOf = (staffId: string) => useStaffRead('listSeasons', [staffId]);

/** The history of a person, and their onboarding. */
export const useHistoryOf = (staffId: string) =>
  useStaffQuery(['history of', staffId], (source) =>
    Promise.all([source.listEvents(staffId), source.listOnboarding(staffId)]),
  );
