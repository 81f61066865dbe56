import { ProgressCard, useQuery, type CardFigure, type ProgressCardProps } from '@platform/module-kit';
import { useAuth } from '@platform/session';

interface CardOptions extends Pick<ProgressCardProps, 'title' | 'icon' | 'rhythm'> {
  /** The module's id: its page is at `/<id>`. */
  id: string;
  /** How far a club is. Rejects with a DataError when its rows do not come. */
  read(clubId: string): Promise<CardFigure>;
}

/** Makes a module's card for the slot `dashboard.card`: how far the person's club is with the module. */
export function progressCard({ id, read, ...shown }: CardOptions) {
  return function ModuleCard() {
    const { club } = useAuth();
    const figure = useQuery({
      // Below the key of the module's own answers: a change on its pages makes the figure out of date, too.
      queryKey: [id, club?.id, 'progress'],
      queryFn: () => read(club?.id ?? ''),
      enabled: club !== null,
    });
    return <ProgressCard {...shown} to={`/${id}`} figure={figure} />;
  };
}
