import { ActionsMenu } from '@platform/module-kit/screens';
import { Button, media, MenuItem, SegmentedControl } from '@platform/ui';
import { Bookmark, ClipboardCopy, ListPlus, Plus } from 'lucide-react';
import { styled } from 'styled-components';
import { COPY_TITLE } from '../copy/copyTitle';
import { usePreSeasonSource } from '../../source/usePreSeasonSource';
import { usePreSeasonAddress } from './address';
import { useSeason } from './SeasonContext';

/** The most seasons to choose from. */
const OFFERED = 3;

/** The season shown, and its actions. */
export function HeaderActions() {
  const { change } = usePreSeasonAddress();
  const { canManage: mayPrepare, season: currentYear } = usePreSeasonSource();
  const { season, setting, mayEdit } = useSeason();
  const offered = setting.seasons.slice(-OFFERED);
  return (
    <>
      {offered.length > 1 && (
        <Years $count={offered.length}>
          <SegmentedControl
            label="Season"
            options={offered.map(({ year }) => ({ value: year, label: year }))}
            value={season.year}
            onChange={(year) => change({ season: year === currentYear ? '' : year, open: '' })}
          />
        </Years>
      )}
      {mayEdit && (
        <Button icon={<Plus size={18} aria-hidden="true" />} onClick={() => change({ dialog: 'item' })}>
          Add item
        </Button>
      )}
      {mayPrepare && (
        <ActionsMenu>
          {mayEdit && (
            <MenuItem icon={<ListPlus size={18} aria-hidden="true" />} onSelect={() => change({ dialog: 'list' })}>
              Start a checklist
            </MenuItem>
          )}
          <MenuItem icon={<Bookmark size={18} aria-hidden="true" />} onSelect={() => change({ dialog: 'templates' })}>
            Templates
          </MenuItem>
          <MenuItem icon={<ClipboardCopy size={18} aria-hidden="true" />} onSelect={() => change({ dialog: 'copy' })}>
            {COPY_TITLE}
          </MenuItem>
        </ActionsMenu>
      )}
    </>
  );
}

/* Has its final width before its code loads, so that its neighbors do not move. */
const Years = styled.div<{ $count: number }>`
  width: ${({ $count }) => 4 * $count}rem;
  @media ${media.mobile} {
    width: ${({ $count }) => 3.5 * $count}rem;
  }
`;
