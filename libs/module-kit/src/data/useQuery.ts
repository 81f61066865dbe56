import {
  QueryClientContext,
  useQuery as useLibraryQuery,
  type QueryClient,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useContext } from 'react';
import { queryClient } from './queryClient';

/** The cache of the page, or the one that a test provides. Pages without reads load no cache, so no root provides one. */
export const useQueryClient = (): QueryClient => useContext(QueryClientContext) ?? queryClient;

/** The library's `useQuery`, with the cache of the page. */
export const useQuery = ((options: UseQueryOptions, client?: QueryClient) => {
  const ofPage = useQueryClient();
  return useLibraryQuery(options, client ?? ofPage);
}) as typeof useLibraryQuery;
