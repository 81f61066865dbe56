import type { Examples } from '../../catalogue/examples';
import { Button } from '../../forms/buttons/Button';
import { Icon } from '../../icon/Icon';
import { MenuHeading, MenuItem, MenuSeparator } from './lazyMenu';
import { Menu } from './Menu';

export const menuExamples: Examples = {
  title: 'Menu',
  group: 'Overlays',
  about: 'Actions behind a button, where there is no room for all of them. The one that people come for stays outside.',
  keyboard: [
    ['Enter or Space or ArrowDown', 'Opens the menu.'],
    ['ArrowDown or ArrowUp', 'Moves to the next or the previous item.'],
    ['A letter', 'Moves to the next item that begins with it.'],
    ['Enter', 'Chooses the item and closes the menu.'],
    ['Escape', 'Closes the menu; the focus goes back to the button.'],
  ],
  examples: [
    {
      name: 'Of a shift',
      opens: true,
      render: () => (
        <Menu
          align="start"
          trigger={(props) => (
            <Button variant="secondary" {...props}>
              Shift
            </Button>
          )}
        >
          <MenuHeading>Saturday 2:00 PM, deep pool</MenuHeading>
          <MenuItem icon={<Icon name="users" size={18} />}>Find Coverage</MenuItem>
          <MenuItem icon={<Icon name="calendar-check" size={18} />}>Mark as covered</MenuItem>
          <MenuItem disabled>Offer to another club</MenuItem>
          <MenuSeparator />
          <MenuItem tone="destructive">Delete shift</MenuItem>
        </Menu>
      ),
    },
  ],
};
