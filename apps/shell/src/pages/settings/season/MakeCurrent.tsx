import { useMutation } from '@platform/module-kit';
import { useAuth } from '@platform/session';
import { Button, toast } from '@platform/ui';
import { saveClub, useKeepClubRow, type ClubRow } from '../club/clubRow';

/** Makes a season the one that the club is in or prepares: every page follows it. */
export function MakeCurrent({ year, club }: { year: string; club: ClubRow }) {
  const { reloadMembership } = useAuth();
  const keep = useKeepClubRow();
  const moving = useMutation({
    mutationFn: () => saveClub(club.id, { season: year }, club.version),
    onSuccess: (saved) => {
      keep(saved);
      toast({ title: `${year} is the current season`, tone: 'success' });
      void reloadMembership();
    },
    onError: (error) => toast({ title: 'The season was not changed', description: error.message, tone: 'destructive' }),
  });
  return (
    <Button variant="secondary" loading={moving.isPending} onClick={() => moving.mutate()}>
      Make {year} Current
    </Button>
  );
}
