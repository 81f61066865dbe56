import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../data/queryClient';
import { slotHost } from './slotHost';

const code = {
  queryKey: ['slots'],
  queryFn: async () => {
    const [{ SlotParts, createSlotQuestions }] = await Promise.all([
      import(/* webpackChunkName: "slots" */ './slotParts'),
      slotHost.load(),
    ]);
    return { SlotParts, createSlotQuestions };
  },
  staleTime: Infinity,
};

/** The code behind slots, which comes with the first one of a page. */
export const useSlotCode = () => useQuery(code, queryClient);

/** Fetches the code of slots ahead, so that nothing moves when a page shows one. Never rejects. */
export const loadSlots = (): Promise<void> => queryClient.prefetchQuery(code);
