import type { Examples } from '../../catalogue/examples';
import { Inline } from '../../layout/flow';
import { Avatar } from './Avatar';

export const avatarExamples: Examples = {
  title: 'Avatar',
  group: 'Display',
  about: 'A person as initials, beside the name. It is decorative: a screen reader hears the name, not the letters.',
  examples: [
    {
      name: 'Sizes',
      render: () => (
        <Inline>
          <Avatar name="Jordan Blake" size="sm" />
          <Avatar name="Jordan Blake" />
          <Avatar name="Jordan Blake" size="lg" />
        </Inline>
      ),
    },
    {
      name: 'Beside a name',
      render: () => (
        <Inline>
          <Avatar name="Marcus Bell" />
          Marcus Bell
        </Inline>
      ),
    },
  ],
};
