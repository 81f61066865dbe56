import { ActionsMenu, SeasonChoice } from '@platform/module-kit/screens';
import { Button, MenuItem } from '@platform/ui';
import { Bookmark, ClipboardCopy, ListPlus, Plus } from 'lucide-react';
import { COPY_TITLE } from '../copy/copyTitle';
import { usePreSeasonSource } from '../../source/usePreSeasonSource';
import { usePreSeasonAddress } from './address';
import { useSeason } from './SeasonContext';

/** The season shown, and its actions. */
export function HeaderActions() {
  const { change } = usePreSeasonAddress();
  const { canManage: mayPrepare, season: currentYear } = usePreSeasonSource();
  const { season, setting, mayEdit } = useSeason();
  return (
    <>
      <SeasonChoice
        years={setting.seasons.map(({ year }) => year)}
        value={season.year}
        onChange={(year) => change({ season: year === currentYear ? '' : year, open: '' })}
      />
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
