import type { Examples } from '../../catalogue/examples';
import { Icon } from '../../icon/Icon';
import { Inline, Stack } from '../../layout/flow';
import { focusOnColor } from '../../tokens/focusOnColor';
import { token } from '../../tokens/token';
import { Button } from './Button';
import { styled } from 'styled-components';

const DarkGround = styled(Inline)`
  padding: ${token.space.lg};
  border-radius: ${token.radius.lg};
  background: ${token.color.surfaceInverse};
  ${focusOnColor}
`;

export const buttonExamples: Examples = {
  title: 'Button',
  group: 'Actions',
  about:
    'An action, in words that say what happens. One primary button on a screen. Where something only goes to another page, render a link with `as`.',
  keyboard: [
    ['Tab', 'Moves to the button; one that is disabled or busy is passed over.'],
    ['Enter or Space', 'Presses it. Rendered as a link, only Enter does.'],
  ],
  examples: [
    {
      name: 'Variants',
      render: () => (
        <Inline>
          <Button>Publish week</Button>
          <Button variant="secondary">Save draft</Button>
          <Button variant="quiet">Cancel</Button>
          <Button variant="destructive">Delete shift</Button>
        </Inline>
      ),
    },
    {
      name: 'Sizes',
      render: () => (
        <Inline>
          <Button size="sm">Small</Button>
          <Button size="md">Medium</Button>
          <Button size="lg">Large</Button>
        </Inline>
      ),
    },
    {
      name: 'Busy and disabled',
      render: () => (
        <Inline>
          <Button loading>Publishing…</Button>
          <Button disabled>Publish week</Button>
          <Button variant="secondary" disabled>
            Save draft
          </Button>
        </Inline>
      ),
    },
    {
      name: 'With an icon',
      render: () => (
        <Button variant="secondary" icon={<Icon name="user-plus" size={18} />}>
          Invite a person
        </Button>
      ),
    },
    {
      name: 'As a link',
      render: () => (
        <Button as="a" href="/contact">
          Book Consultation
        </Button>
      ),
    },
    {
      name: 'Whole width',
      render: () => (
        <Stack $gap="xs">
          <Button wide>Accept the shift</Button>
          <Button wide variant="secondary">
            Not this time
          </Button>
        </Stack>
      ),
    },
    {
      name: 'On a dark ground',
      render: () => (
        <DarkGround>
          <Button variant="inverse">Book Consultation</Button>
          <Button variant="inverseQuiet">Learn More</Button>
        </DarkGround>
      ),
    },
  ],
};
