import { Button, Menu, MenuItem, SegmentedControl } from '@platform/ui';
import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import type { Season } from '../../source/rows/season';
import { usePostSeasonAddress } from './address';
import { useSeason } from './SeasonContext';

interface SeasonChoiceProps {
  seasons: readonly Season[];
  lookedBackOn: Season | undefined;
}

/** As many fit beside the title. */
const BESIDE = 3;

/** Chooses the season: a few beside each other, more in a menu with the latest first. */
export function SeasonChoice({ seasons, lookedBackOn }: SeasonChoiceProps) {
  const { season } = useSeason();
  const { change } = usePostSeasonAddress();
  const choose = (year: string) => change({ season: year === lookedBackOn?.year ? '' : year, open: '', dialog: '' });
  if (seasons.length < 2) return null;
  if (seasons.length > BESIDE) {
    return (
      <Menu
        trigger={(props) => (
          <Button {...props} variant="secondary">
            Season {season.year} <ChevronDown size={18} aria-hidden="true" />
          </Button>
        )}
      >
        {[...seasons].reverse().map(({ year }) => (
          <MenuItem key={year} onSelect={() => choose(year)}>
            Season {year}
          </MenuItem>
        ))}
      </Menu>
    );
  }
  return (
    <Years $count={seasons.length}>
      <SegmentedControl
        label="Season"
        options={seasons.map(({ year }) => ({ value: year, label: year }))}
        value={season.year}
        onChange={choose}
      />
    </Years>
  );
}

/* Has its final width before its code loads, so that its neighbors do not move. */
const Years = styled.div<{ $count: number }>`
  width: ${({ $count }) => 4 * $count}rem;
`;
