import { queryClient } from '@platform/module-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createDemoSource } from '../demo/demoSource';
import { draftOf } from '../person/form/personDraft';
import type { StaffList } from './rows/staffMember';
import type { StaffSource } from './staffSource';
import { StaffSourceProvider } from './useStaffSource';
import { useRereadPerson, useStaff } from './queries';

const AVERY = 'Avery Collins';

/** The roster over a source, with functions that reread a person. */
async function openRoster(source: StaffSource) {
  queryClient.clear();
  const { result } = renderHook(
    () => {
      const staff = useStaff();
      const id = staff.data?.people.find(({ name }) => name === AVERY)?.id ?? '';
      return { staff, reread: useRereadPerson(id) };
    },
    {
      wrapper: ({ children }) => (
        <QueryClientProvider client={queryClient}>
          <StaffSourceProvider value={source}>{children}</StaffSourceProvider>
        </QueryClientProvider>
      ),
    },
  );
  await waitFor(() => expect(result.current.staff.data?.isWhole).toBe(true));
  const avery = () => {
    const found = result.current.staff.data?.people.find(({ name }) => name === AVERY);
    if (!found) throw new Error(`${AVERY} is not on the roster`);
    return found;
  };
  return { result, avery };
}

/** Removes a person from the staff. */
const deactivate = (source: StaffSource, person: StaffList['people'][number]) =>
  source.saveMember(person.id, { ...draftOf(person), status: 'Inactive' }, person.details?.version ?? 0);

test('does not restore the old row from a list that was being read before a save', async () => {
  const demo = createDemoSource();
  let answerLate: () => void = () => undefined;
  let asked = 0;
  const listStaff = async () => {
    const list = await demo.listStaff();
    asked += 1;
    if (asked !== 2) return list;
    return new Promise<StaffList>((resolve) => (answerLate = () => resolve(list)));
  };
  const { result, avery } = await openRoster({ ...demo, listStaff });
  act(() => void result.current.staff.refetch());
  await waitFor(() => expect(asked).toBe(2));
  await deactivate(demo, avery());
  await act(() => result.current.reread());
  await act(async () => answerLate());
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(avery().status).toBe('Inactive');
});

test('reads the list when a saved row cannot be reread, and reports no failure', async () => {
  const demo = createDemoSource();
  const readMember = () => Promise.reject(new Error('The server is away.'));
  const { result, avery } = await openRoster({ ...demo, readMember });
  await deactivate(demo, avery());
  await act(() => result.current.reread());
  await waitFor(() => expect(avery().status).toBe('Inactive'));
});
