import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Examples } from '../../catalogue/examples';
import { Button } from '../../forms/buttons/Button';
import { Stack } from '../../layout/flow';
import { token } from '../../tokens/token';
import { Popover } from './lazyPopover';

const Words = styled(Stack)`
  padding: ${token.space.md};
`;

function Coverage() {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Coverage 94%
      </Button>
      {open && (
        <Popover button={button} label="Coverage" align="start" onClose={() => setOpen(false)}>
          <Words $gap="xs">
            <strong>79 of 84 shifts are covered</strong>
            <span>Two of the five open ones are today.</span>
            <a href="#open-shifts">Open shifts</a>
          </Words>
        </Popover>
      )}
    </>
  );
}

export const popoverExamples: Examples = {
  title: 'Popover',
  group: 'Overlays',
  about:
    'Something to read or choose from that hangs on a button. The page stays in reach; on a phone, use a drawer instead.',
  keyboard: [
    ['Enter or Space', 'Opens it; the focus moves in.'],
    ['Tab', 'Moves among its controls, and on to the page.'],
    ['Escape', 'Closes it; the focus goes back to the button.'],
  ],
  examples: [{ name: 'Behind a figure', opens: true, render: () => <Coverage /> }],
};
