import { useQuery, useQueryClient } from '@platform/module-kit';
import type { StaffList } from './rows/staffMember';
import { staffKey, useStaffChange, useStaffQuery, useStaffRead, useStaffSource } from './useStaffSource';

/**
 * Everyone in the club, in one list for roster, drawer and analytics. While a long list loads, the part so far is
 * shown. It stays when the rest fails.
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
        // The next person in this browser starts with an empty cache, and sees no data of the last one.
        if (kept.find({ queryKey }) !== query) throw new Error('Someone else has signed in.');
        // A refetch never removes rows from the screen.
        cache.setQueryData<StaffList>(queryKey, (shown) => (shown && hasMore(shown, part) ? shown : part));
      });
    },
    // A half-read list is not the roster, however fresh it is.
    refetchOnMount: ({ state }) => (state.data?.isWhole === false ? 'always' : true),
  });
}

const hasMore = (shown: StaffList, part: StaffList) => shown.isWhole || shown.people.length > part.people.length;

/** Everyone in the club, for counting, which must wait until all have loaded. */
export function useWholeStaff() {
  const staff = useStaff();
  return { ...staff, data: staff.data?.isWhole ? staff.data : undefined };
}

/** The club's job roles, with the columns that the roster needs. */
export const useRoles = () => useStaffRead('listRoles', []);

/** The figures of the staff. */
export const useMeasures = () => useStaffRead('readMeasures', []);

/**
 * Refetches what a change of one person makes stale: their row, and the counts. It does not refetch thousands of
 * others, unless their list is loading just now and may contain the person's old row. It never fails, because the
 * change is already saved.
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
    // A failed request is retried for seconds; the page does not wait for that.
    if (member) await read;
  };
}

/** A change of one person. Afterwards only the stale data is refetched. */
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

/** The club's minimum wage. */
export const useMinimumWage = () => useStaffRead('readMinimumWage', []);

/** How many came back, by season. */
export const useRetention = () => useStaffRead('listRetention', []);

/** What a person must do before they work; empty for a person who is not on the staff yet. */
export const useOnboarding = (staffId = '') =>
  useStaffQuery(['listOnboarding', staffId], async (source) => (staffId === '' ? [] : source.listOnboarding(staffId)));

/** The seasons that a person worked. */
export const useSeasonsOf = (staffId: string) => useStaffRead('listSeasons', [staffId]);

/** The history of a person, and their onboarding. */
export const useHistoryOf = (staffId: string) =>
  useStaffQuery(['history of', staffId], (source) =>
    Promise.all([source.listEvents(staffId), source.listOnboarding(staffId)]),
  );
