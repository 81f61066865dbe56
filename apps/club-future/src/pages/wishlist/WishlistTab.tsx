import { Loaded } from '@platform/module-kit';
import {
  allOf,
  counted,
  ExportRows,
  FilterBar,
  Filters,
  matchesWords,
  toDollars,
  useTypedSearch,
} from '@platform/module-kit/screens';
import { Grid, SearchField, SkeletonCards, Stack } from '@platform/ui';
import { levelWords } from '../../rules/levels';
import { openWishes } from '../../rules/wishes/wishMatrix';
import { listNames } from '../../rules/wishes/wishWords';
import { useProjects, useWishes } from '../../source/queries';
import type { Wish } from '../../source/rows/wish';
import { useClubFutureAddress } from '../clubFuture/useClubFutureAddress';
import { PrioritizationMatrix } from './PrioritizationMatrix';
import { Recommendation } from './Recommendation';
import { WishListCard } from './WishListCard';
import { WISHLIST_FAILED } from '../../source/failures';

/** What the board and the staff wish for, and in which order to fulfill it. */
export function WishlistTab() {
  const { values, change } = useClubFutureAddress();
  const [typed, setTyped] = useTypedSearch(values.search, (search) => change({ search }));
  const query = allOf([useWishes(), useProjects()]);
  return (
    <Loaded query={query} label="the wishlist" failure={WISHLIST_FAILED} shape={<SkeletonCards />}>
      {([wishes, projects]) => {
        const open = openWishes(wishes, projects);
        const found = wishes.filter(({ item, timeline }) => matchesWords(values.search, item, timeline));
        return (
          <Stack $gap="lg">
            {wishes.length > 0 && (
              <FilterBar>
                <Filters>
                  <SearchField
                    label="Search wishes"
                    value={typed}
                    found={counted(found.length, 'wish', 'wishes')}
                    onChange={setTyped}
                  />
                </Filters>
                <ExportRows fileName="wishlist" columns={wishCsv} rows={found} />
              </FilterBar>
            )}
            <Grid $min="24rem" $stretch>
              <WishListCard list="board" wishes={found} isNarrowed={values.search !== ''} projects={projects} />
              <WishListCard list="staff" wishes={found} isNarrowed={values.search !== ''} projects={projects} />
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

const wishCsv = [
  { header: 'List', value: ({ list }: Wish) => listNames[list] },
  { header: 'Wish', value: ({ item }: Wish) => item },
  { header: 'Priority', value: ({ priority }: Wish) => levelWords[priority] },
  { header: 'Impact', value: ({ impact }: Wish) => levelWords[impact] },
  { header: 'Timeline', value: ({ timeline }: Wish) => timeline },
  { header: 'Cost', value: ({ cost }: Wish) => toDollars(cost) },
  { header: 'Shortlisted', value: ({ isShortlisted }: Wish) => (isShortlisted ? 'Yes' : 'No') },
];
