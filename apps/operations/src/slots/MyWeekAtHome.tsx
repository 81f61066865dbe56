import { useKeptOffline, useOwnSource } from '@platform/module-kit/screens';
import { HomeWeek } from '../scheduling/myWeek/HomeWeek';
import { createClubSource } from '../scheduling/source/club/clubSource';
import { SchedulingSourceProvider } from '../scheduling/source/useSchedulingSource';
import { useDeck } from '../shared/useDeck';

/**
 * The reader's own week on another module's page. Renders nothing for a person who is not on the staff. Keeps the pages of
 * the deck, so that a person who opened only their dashboard finds them without a network.
 */
export function MyWeekAtHome() {
  const source = useOwnSource(createClubSource);
  useKeptOffline(useDeck());
  if (!source) return null;
  return (
    <SchedulingSourceProvider value={source}>
      <HomeWeek />
    </SchedulingSourceProvider>
  );
}
