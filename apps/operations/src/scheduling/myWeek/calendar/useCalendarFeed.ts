import { useMutation, useQuery } from '@platform/module-kit';
import { functionAddress } from '@platform/module-kit/screens';
import { ask, read, save } from '../../source/club/requests';

/** A person's calendar feed: when it was made, and its address right after that. */
export function useCalendarFeed(staffId: string) {
  const since = useQuery({
    queryKey: ['scheduling', 'calendar', staffId],
    async queryFn() {
      const [feed] = await read((db) =>
        db.from('calendar_feeds').select('created_at').eq('staff_id', staffId).is('revoked_at', null),
      );
      return feed?.created_at ?? null;
    },
  });
  const lookAgain = () => since.refetch();
  /** Makes an address; the previous one stops working. The address is shown only now. */
  const making = useMutation({
    async mutationFn() {
      const token = await ask((db) => db.rpc('create_calendar_feed'));
      return functionAddress('calendar-feed', { token });
    },
    onSuccess: lookAgain,
  });
  const ending = useMutation({
    mutationFn: () => save((db) => db.rpc('revoke_calendar_feed')),
    onSuccess() {
      making.reset();
      return lookAgain();
    },
  });
  return { since, making, ending };
}
