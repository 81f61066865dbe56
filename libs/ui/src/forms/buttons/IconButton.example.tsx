import type { Examples } from '../../catalogue/examples';
import { Icon } from '../../icon/Icon';
import { Inline } from '../../layout/flow';
import { IconButton } from './IconButton';

export const iconButtonExamples: Examples = {
  title: 'Icon button',
  group: 'Actions',
  about:
    'An action that everyone knows by its mark, where a word has no room. The label is heard by screen readers and seen as a tooltip. When in doubt, use a button with words.',
  keyboard: [
    ['Tab', 'Moves to the button.'],
    ['Enter or Space', 'Presses it.'],
  ],
  examples: [
    {
      name: 'In a row',
      render: () => (
        <Inline $gap="xxs">
          <IconButton label="Settings" icon={<Icon name="settings" />} />
          <IconButton label="Photos" icon={<Icon name="image" />} />
          <IconButton label="Invite a person" icon={<Icon name="user-plus" />} />
        </Inline>
      ),
    },
    { name: 'Disabled', render: () => <IconButton label="Settings" icon={<Icon name="settings" />} disabled /> },
  ],
};
