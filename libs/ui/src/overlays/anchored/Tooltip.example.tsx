import type { Examples } from '../../catalogue/examples';
import { Button } from '../../forms/buttons/Button';
import { Inline } from '../../layout/flow';
import { Tooltip } from './Tooltip';

export const tooltipExamples: Examples = {
  title: 'Tooltip',
  group: 'Overlays',
  about: 'A few words about a control, for the pointer and the keyboard. What cannot be missed belongs on the page.',
  keyboard: [
    ['Tab', 'Shows the words when the control has the focus.'],
    ['Escape', 'Sends them away.'],
  ],
  examples: [
    {
      name: 'Four sides',
      render: () => (
        <Inline $gap="sm">
          {(['top', 'right', 'bottom', 'left'] as const).map((side) => (
            <Tooltip key={side} side={side} text="Tells everyone whose shifts have changed.">
              {(props) => (
                <Button {...props} variant="secondary">
                  Publish ({side})
                </Button>
              )}
            </Tooltip>
          ))}
        </Inline>
      ),
    },
  ],
};
