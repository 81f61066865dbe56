import { useAuth } from '@platform/session';
import { useQuery } from '../data/useQuery';
import { ProgressCard } from './lazyDashboard';
import type { CardFigure, ProgressCardProps } from './ProgressCard';

interface CardOptions extends Pick<ProgressCardProps, 'title' | 'icon' | 'rhythm'> {
  /** The module's id: its page is at `/<id>`. */
  id: string;
  /** Reads a club's progress. Rejects with a DataError when its rows cannot be read. */
  read(clubId: string): Promise<CardFigure>;
}

/** Makes a module's card for the slot `dashboard.card`: the progress of the person's club in the module. */
export function progressCard({ id, read, ...shown }: CardOptions) {
  return function ModuleCard() {
    const { club } = useAuth();
    const figure = useQuery({
      // Starts with the key of the module's answers, so a change on its pages also invalidates the figure.
      queryKey: [id, club?.id, 'progress'],
      queryFn: () => read(club?.id ?? ''),
      enabled: club !== null,
    });
    return <ProgressCard {...shown} to={`/${id}`} figure={figure} />;
  };
}
