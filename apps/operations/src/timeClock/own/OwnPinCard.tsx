import { Loaded } from '@platform/module-kit';
import { Muted, Toolbar } from '@platform/module-kit/screens';
import { Button, Card, CardTitle, onDemand, Skeleton } from '@platform/ui';
import { useState } from 'react';
import { useOwnPin } from '../source/queries';
import type { OwnPin } from '../source/rows/sharedClock';

const PinDialog = onDemand(() => import('../dialogs/PinDialog'))('PinDialog');

const words: Record<OwnPin, string> = {
  none: 'You have no PIN yet. With one, you can clock in and out at a shared clock of the club.',
  own: 'You clock in and out at a shared clock of the club with your name and your PIN.',
  manager: 'A manager has set your PIN. Set one of your own, so that only you know it.',
};

/** The reader's PIN for shared clocks. */
export function OwnPinCard() {
  const pin = useOwnPin();
  const [asks, setAsks] = useState(false);
  return (
    <Card as="section" aria-label="Your PIN">
      <CardTitle>Your PIN</CardTitle>
      <Loaded query={pin} label="your PIN" failure="Failed to fetch your PIN" shape={<Skeleton $height="3rem" />}>
        {(own) => (
          <Toolbar>
            <Muted>{words[own]}</Muted>
            <Button variant="secondary" size="sm" onClick={() => setAsks(true)}>
              {own === 'none' ? 'Set a PIN' : 'Set a new PIN'}
            </Button>
          </Toolbar>
        )}
      </Loaded>
      {asks && <PinDialog onClose={() => setAsks(false)} />}
    </Card>
  );
}
