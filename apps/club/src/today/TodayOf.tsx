import { useAuth, type Club } from '@platform/session';
import { useMemo, type ReactNode } from 'react';
import { createTodaySource } from './source/todaySource';
import { TodaySourceProvider } from './source/useTodaySource';

/** Gives the first part of a dashboard its source. */
export function TodayOf({ club, children }: { club: Club; children: ReactNode }) {
  const { user } = useAuth();
  const userId = user?.id ?? '';
  const source = useMemo(() => createTodaySource({ userId, club }), [userId, club]);
  return <TodaySourceProvider value={source}>{children}</TodaySourceProvider>;
}
