import { Loaded } from '@platform/module-kit';
import { allOf } from '@platform/module-kit/screens';
import { Grid, SkeletonCards, Stack } from '@platform/ui';
import { openWishes } from '../../rules/wishMatrix';
import { useProjects, useWishes } from '../../source/queries';
import { PrioritizationMatrix } from './PrioritizationMatrix';
import { Recommendation } from './Recommendation';
import { WishListCard } from './WishListCard';
import { WISHLIST_FAILED } from '../../source/failures';

/** What the board and the staff wish for, and in which order to fulfil it. */
export function WishlistTab() {
  const query = allOf([useWishes(), useProjects()]);
  return (
    <Loaded query={query} label="the wishlist" failure={WISHLIST_FAILED} shape={<SkeletonCards />}>
      {([wishes, projects]) => {
        const open = openWishes(wishes, projects);
        return (
          <Stack $gap="lg">
            <Grid $min="24rem" $stretch>
              <WishListCard list="board" wishes={wishes} projects={projects} />
              <WishListCard list="staff" wishes={wishes} projects={projects} />
            </Grid>
            {open.length > 0 && (
              <>
                <PrioritizationMatrix wishes={open} />
                <Recommendation wishes={open} />
              </>
            )}
          </Stack>
        );
      }}
    </Loaded>
  );
}
