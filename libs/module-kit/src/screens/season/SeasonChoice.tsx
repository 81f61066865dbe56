import { Button, Menu, MenuItem, SegmentedControl, VisuallyHidden } from '@platform/ui';
import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { useIsPhone } from '../parts/useMedia';

interface SeasonChoiceProps {
  /** Their years, the earliest first. */
  years: readonly string[];
  /** The year of the season on the page. */
  value: string;
  onChange: (year: string) => void;
}

/** As many fit beside a title. */
const MOST_BESIDE = 3;
/** The same on a phone, where a page's actions stand beside its title too. */
const MOST_BESIDE_ON_PHONE = 2;

/**
 * Chooses the season of a page: a few beside each other, more in a menu with the latest first. Shows nothing if there is only one
 * season.
 */
export function SeasonChoice({ years, value, onChange }: SeasonChoiceProps) {
  const isPhone = useIsPhone();
  if (years.length < 2) return null;
  if (years.length > (isPhone ? MOST_BESIDE_ON_PHONE : MOST_BESIDE)) {
    return (
      <Menu
        trigger={(props) => (
          <Button {...props} variant="secondary">
            <span>
              {isPhone ? <VisuallyHidden>Season </VisuallyHidden> : 'Season '}
              {value}
            </span>
            <ChevronDown size={18} aria-hidden="true" />
          </Button>
        )}
      >
        {[...years].reverse().map((year) => (
          <MenuItem key={year} onSelect={() => onChange(year)}>
            Season {year}
          </MenuItem>
        ))}
      </Menu>
    );
  }
  return (
    <Years $rem={(isPhone ? 3.5 : 4) * years.length}>
      <SegmentedControl
        label="Season"
        options={years.map((year) => ({ value: year, label: year }))}
        value={value}
        onChange={onChange}
      />
    </Years>
  );
}

/* Has its final width before its code loads, so that its neighbors do not move. */
const Years = styled.div<{ $rem: number }>`
  width: ${({ $rem }) => $rem}rem;
`;
