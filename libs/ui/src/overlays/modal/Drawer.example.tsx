import { useState } from 'react';
import { styled } from 'styled-components';
import type { Examples } from '../../catalogue/examples';
import { Button } from '../../forms/buttons/Button';
import { Stack } from '../../layout/flow';
import { token } from '../../tokens/token';
import { Drawer } from './Drawer';

const Places = styled(Stack)`
  padding: ${token.space.lg};
`;

function Navigation() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open the navigation
      </Button>
      <Drawer open={open} onClose={() => setOpen(false)} label="Navigation">
        <Places as="nav" aria-label="Modules">
          <a href="#training">Training</a>
          <a href="#operations">Operations</a>
          <a href="#club-future">ClubFuture</a>
        </Places>
      </Drawer>
    </>
  );
}

function Reading() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open what is new
      </Button>
      <Drawer open={open} side="right" onClose={() => setOpen(false)} label="What is new">
        <Places $gap="xs">
          <strong>Next week’s schedule is published</strong>
          <span>Saturday’s early shift at the deep pool is still open.</span>
          <a href="#schedule">Open the schedule</a>
          <Button variant="secondary" onClick={() => setOpen(false)}>
            Close
          </Button>
        </Places>
      </Drawer>
    </>
  );
}

export const drawerExamples: Examples = {
  title: 'Drawer',
  group: 'Overlays',
  about: 'A panel that slides in over the page, such as the navigation on a phone. The page behind is out of reach.',
  keyboard: [
    ['Tab', 'Moves among the controls of the drawer.'],
    ['Escape', 'Closes it; the focus goes back to where it was.'],
  ],
  examples: [
    { name: 'Navigation', opens: true, render: () => <Navigation /> },
    { name: 'To read', opens: true, render: () => <Reading /> },
  ],
};
