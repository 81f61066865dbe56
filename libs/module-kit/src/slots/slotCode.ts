import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../data/queryClient';
import { slotHost } from './slotHost';

const code = {
  queryKey: ['slots'],
  queryFn: async () => {
    const [{ SlotParts, askAhead, createSlotQuestions }] = await Promise.all([
      import(/* webpackChunkName: "slots" */ './slotParts'),
      slotHost.load(),
    ]);
    return { SlotParts, askAhead, createSlotQuestions };
  },
  staleTime: Infinity,
};

/** The code behind slots, which comes with the first one of a page. */
export const useSlotCode = () => useQuery(code, queryClient);

/**
 * Fetches the code of slots ahead, so that nothing moves when a page shows one. Never rejects.
 * @param prepared a slot whose modules run, too, if the page still waits for the server
 */
export async function loadSlots(prepared?: string): Promise<void> {
  await queryClient.prefetchQuery(code);
  if (prepared !== undefined) slotHost.get().prepare(prepared);
}

/**
 * Asks the modules that fill a slot before the page that shows their answers has rendered. Never rejects: the page asks
 * again what failed.
 * @param slot a slot with an `answer`
 * @param props the props that the page will pass
 */
export async function askSlotAhead(slot: string, props: object): Promise<void> {
  const parts = await queryClient.fetchQuery(code).catch(() => undefined);
  parts?.askAhead(slot, props);
}
